import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatFee, formatKr } from "#domain/swedish-format.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CardOffer, CardSlots } from "#verticals/_contract/vertical-web.ts";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";
import { houseCardTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseFacts } from "./house-facts.ts";
import { nameSubscription, showBinding } from "./house-names.ts";
import styles from "./HouseDetails.module.css";

interface HouseDetailsProps {
  readonly offer: CardOffer<HouseFacts>;
  readonly slots: CardSlots;
}

/** Spec 3 §2.12: the provider, the excesses, what else there is to say, and the way on. */
export const HouseDetails = ({ offer, slots }: HouseDetailsProps) => {
  const { facts, providerName } = offer;
  return (
    <div className={styles["columns"]}>
      <div className={styles["stack"]}>
        <section>
          <h3>{texts.excesses}</h3>
          <dl className={styles["facts"]}>
            <Fact term={houseDetailTexts.buildingExcess}>{formatKr(facts.buildingExcessOre)}</Fact>
            <Fact term={houseDetailTexts.movablesExcess}>{formatKr(facts.movablesExcessOre)}</Fact>
          </dl>
        </section>
        {slots.compare}
        <section>
          <h3>{texts.other}</h3>
          {facts.about === undefined ? null : <p className={styles["text"]}>{facts.about}</p>}
          <dl className={styles["facts"]}>
            <Fact term={texts.bindingTime}>{showBinding(facts.bindingMonths)}</Fact>
          </dl>
        </section>
      </div>
      <div className={styles["stack"]}>
        <section>
          <h3>{texts.aboutProvider(providerName)}</h3>
          <ul className={styles["ticks"]}>
            {facts.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
        {facts.services.length > 0 ? (
          <section>
            <h4>{texts.services}</h4>
            <p className={styles["text"]}>{facts.services.join(" · ")}</p>
          </section>
        ) : null}
        {facts.links.length > 0 ? <Documents links={facts.links} /> : null}
        {slots.lastPurchase}
        {slots.action && !offer.isOrderedElsewhere ? <WayOn offer={offer} action={slots.action} /> : null}
      </div>
    </div>
  );
};

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface WayOnProps {
  readonly offer: CardOffer<HouseFacts>;
  readonly action: ReactNode;
}

/** H-044: only where the offer can be ordered. */
const WayOn = ({ offer: { monthlyFeeOre, subscriptionName, facts }, action }: WayOnProps) => (
  <div className={styles["wayOn"]}>
    <p>
      <strong className={styles["fee"]}>{formatFee(monthlyFeeOre, "month")}</strong>
      <span className={styles["text"]}>{nameSubscription(subscriptionName, facts.discount)}</span>
    </p>
    {action}
  </div>
);

const Documents = ({ links }: Pick<HouseFacts, "links">) => (
  <section>
    <h4>{texts.documents}</h4>
    <ul className={styles["links"]}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <FileText size={20} strokeWidth={1.75} />
            {name}
            <VisuallyHidden>, {texts.opensNewTab}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
