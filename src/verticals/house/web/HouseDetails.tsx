import type { ReactNode } from "react";
import { formatFee, formatKr } from "#domain/swedish-format.ts";
import type { CardOffer, CardSlots } from "#verticals/_contract/vertical-web.ts";
import {
  BindingFact,
  DetailColumns,
  DetailStack,
  Documents,
  Dotted,
  Fact,
  Facts,
  SmallText,
  Ticks,
} from "#verticals/_web/DetailPieces.tsx";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";
import { houseCardTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseFacts } from "./house-facts.ts";
import { nameSubscription } from "./house-names.ts";
import styles from "./HouseDetails.module.css";

interface HouseDetailsProps {
  readonly offer: CardOffer<HouseFacts>;
  readonly slots: CardSlots;
}

/** Spec 3 §2.12: the provider, the excesses, what else there is to say, and the way on. */
export const HouseDetails = ({ offer, slots }: HouseDetailsProps) => {
  const { facts, providerName } = offer;
  return (
    <DetailColumns>
      <DetailStack>
        <section>
          <h3>{texts.excesses}</h3>
          <Facts>
            <Fact term={houseDetailTexts.buildingExcess}>{formatKr(facts.buildingExcessOre)}</Fact>
            <Fact term={houseDetailTexts.movablesExcess}>{formatKr(facts.movablesExcessOre)}</Fact>
          </Facts>
        </section>
        {slots.compare}
        <section>
          <h3>{texts.other}</h3>
          {facts.about === undefined ? null : <SmallText>{facts.about}</SmallText>}
          <Facts>
            <BindingFact months={facts.bindingMonths} />
          </Facts>
        </section>
      </DetailStack>
      <DetailStack>
        <section>
          <h3>{texts.aboutProvider(providerName)}</h3>
          <Ticks items={facts.benefits} />
        </section>
        {facts.services.length > 0 ? (
          <section>
            <h4>{texts.services}</h4>
            <Dotted items={facts.services} />
          </section>
        ) : null}
        <Documents links={facts.links} />
        {slots.lastPurchase}
        {slots.action && !offer.isOrderedElsewhere ? <WayOn offer={offer} action={slots.action} /> : null}
      </DetailStack>
    </DetailColumns>
  );
};

interface WayOnProps {
  readonly offer: CardOffer<HouseFacts>;
  readonly action: ReactNode;
}

/** H-044: only where the offer can be ordered. */
const WayOn = ({ offer: { monthlyFeeOre, subscriptionName, facts }, action }: WayOnProps) => (
  <div className={styles["wayOn"]}>
    <p>
      <strong className={styles["fee"]}>{formatFee(monthlyFeeOre, "month")}</strong>
      <span className={styles["name"]}>{nameSubscription(subscriptionName, facts.discount)}</span>
    </p>
    {action}
  </div>
);
