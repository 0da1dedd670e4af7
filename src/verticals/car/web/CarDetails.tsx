import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CardOffer, CardSlots } from "#verticals/_contract/vertical-web.ts";
import {
  DetailColumns,
  DetailStack,
  Documents,
  Facts,
  ServiceSection,
  SmallText,
  TickSection,
} from "#verticals/_web/DetailPieces.tsx";
import type { CarFacts } from "./car-facts.ts";
import { carCardTexts as texts } from "./car-card.texts.sv.ts";
import styles from "./CarDetails.module.css";
import { ExcessTable } from "./ExcessTable.tsx";

interface CarDetailsProps {
  readonly offer: CardOffer<CarFacts>;
  readonly slots: CardSlots;
}

/** Spec 3 §2.10: what is covered and at what excess, what the provider gives, and what it writes about itself. */
export const CarDetails = ({ offer: { facts, providerName, subscriptionName }, slots }: CarDetailsProps) => (
  <DetailColumns>
    <div>
      <ExcessTable facts={facts} providerName={providerName} />
      {slots.compare}
    </div>
    <DetailStack>
      {facts.benefits.length > 0 ? <TickSection title={texts.benefitsOf(providerName)} items={facts.benefits} /> : null}
      <ServiceSection services={facts.services} title={texts.services} />
      {slots.upgrade}
      {facts.rating ? <Rating {...facts.rating} /> : null}
      <Facts
        rows={[{ name: texts.insurance, text: subscriptionName }, ...facts.covers, bindingTerm(facts.bindingMonths)]}
      />
      <Documents links={facts.links} />
      {slots.lastPurchase}
      {facts.disclaimer ? <SmallText>{facts.disclaimer}</SmallText> : null}
    </DetailStack>
  </DetailColumns>
);

/** C-061. The note states where the points come from, and that those of invented insurers are invented too. */
const Rating = ({ points, outOf, note }: NonNullable<CarFacts["rating"]>) => (
  <div className={styles["rating"]}>
    <span className={styles["points"]} aria-hidden="true">
      {points}
    </span>
    <SmallText>
      <strong>{texts.points(points, outOf)}.</strong> {note}
    </SmallText>
  </div>
);
