import { formatKr } from "#domain/format/swedish-format.ts";
import type { CardOffer, CardSlots } from "#verticals/_contract/vertical-web.ts";
import { AboutProvider } from "#verticals/_web/AboutProvider.tsx";
import {
  BindingFact,
  DetailColumns,
  DetailStack,
  Documents,
  Fact,
  FactLines,
  Facts,
  SmallText,
} from "#verticals/_web/DetailPieces.tsx";
import { discountTerm } from "#verticals/_insurance/offer-notices.ts";
import { CallToAction } from "#verticals/_web/CallToAction.tsx";
import { listHouseCovers } from "#verticals/house/house-covers.ts";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";
import { houseCardTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { nameSubscription } from "./house-names.ts";

interface HouseDetailsProps {
  readonly offer: CardOffer<HouseDetail>;
  readonly slots: CardSlots;
}

/** Spec 3 §2.12: the provider, the excesses, other information, and the call to action. */
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
        <section>
          <h3>{texts.covers}</h3>
          <Facts>
            <FactLines lines={listHouseCovers(facts)} />
          </Facts>
        </section>
        {slots.compare}
        <section>
          <h3>{texts.other}</h3>
          {facts.about === undefined ? null : <SmallText>{facts.about}</SmallText>}
          <Facts>
            <FactLines lines={[discountTerm(facts.discount)]} />
            <BindingFact months={facts.bindingMonths} />
          </Facts>
        </section>
      </DetailStack>
      <DetailStack>
        <AboutProvider providerName={providerName} benefits={facts.benefits} services={facts.services} />
        <Documents links={facts.links} />
        {slots.lastPurchase}
        <CallToAction
          offer={offer}
          name={nameSubscription(offer.subscriptionName, facts.discount)}
          action={slots.action}
        />
      </DetailStack>
    </DetailColumns>
  );
};
