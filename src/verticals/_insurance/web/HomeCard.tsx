import { formatKr } from "#domain/format/swedish-format.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CardOffer, CardProps } from "#verticals/_contract/vertical-web.ts";
import { discountTerm } from "#verticals/_insurance/offer-notices.ts";
import { coverSection } from "#verticals/_insurance/offer-sections.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { CallToAction } from "#verticals/_web/CallToAction.tsx";
import {
  DetailColumns,
  DetailStack,
  Documents,
  FactSection,
  ServiceSection,
  SmallText,
  TickSection,
} from "#verticals/_web/DetailPieces.tsx";
import { aboutProviderTexts, cardTexts } from "#verticals/_web/details.texts.sv.ts";
import { FeeCard } from "#verticals/_web/FeeCard.tsx";
import styles from "./HomeCard.module.css";
import { homeCardTexts as texts } from "./home-card.texts.sv.ts";
import { type HomeOffer, type HomeSections, listHomeExcesses } from "./home-sections.ts";

/** The card of an insurance of a home: the yearly price, the insurance's own name, and what it covers at what excess. */
export const homeCard = <Facts extends HomeOffer>(sections: HomeSections<Facts>) =>
  function HomeCard({ summary: _, ...card }: CardProps<Facts>) {
    const { offer } = card;
    const name = sections.name(offer);
    return (
      <FeeCard
        {...card}
        lowLogoUrl={offer.lowLogoUrl}
        tag={<p className={styles["name"]}>{name}</p>}
        action={offer.isOrderedElsewhere ? <OrderedElsewhere /> : undefined}
        toggle={texts.toggle}
      >
        <HomeDetails {...card} sections={sections} name={name} />
      </FeeCard>
    );
  };

interface HomeDetailsProps<Facts extends HomeOffer> extends Pick<CardProps<Facts>, "offer" | "slots"> {
  readonly offer: CardOffer<Facts>;
  readonly sections: HomeSections<Facts>;
  readonly name: string;
}

/** Spec 3 §2.12: the excesses, the covers, other information, the provider, and the call to action. */
function HomeDetails<Facts extends HomeOffer>({ offer, slots, sections, name }: HomeDetailsProps<Facts>) {
  const { facts, providerName } = offer;
  const covers = coverSection(facts.cover).rows;
  const terms = [discountTerm(facts.discount), bindingTerm(facts.bindingMonths)];
  return (
    <DetailColumns>
      <DetailStack>
        <FactSection
          title={texts.excesses}
          rows={listHomeExcesses(facts.cover).map(({ name: text, ore }) => ({ name: text, text: formatKr(ore) }))}
        />
        <FactSection title={texts.covers} rows={sections.hasOtherBelow ? covers : [...covers, ...terms]} />
        {slots.compare}
        {sections.hasOtherBelow ? <FactSection title={texts.other} text={facts.about} rows={terms} /> : null}
      </DetailStack>
      <DetailStack>
        <TickSection title={aboutProviderTexts.about(providerName)} items={facts.benefits} />
        <ServiceSection services={listServices(facts.cover)} />
        {sections.hasOtherBelow || facts.about === undefined ? null : (
          <section>
            <h4>{texts.other}</h4>
            <SmallText>{facts.about}</SmallText>
          </section>
        )}
        <Documents links={facts.links} />
        {slots.lastPurchase}
        <CallToAction offer={offer} name={name} action={slots.action} />
      </DetailStack>
    </DetailColumns>
  );
}

/** Greyed out: the price is for comparing. */
const OrderedElsewhere = () => (
  <div className={styles["elsewhere"]}>
    <Button isDisabled isFull>
      {cardTexts.goOn}
    </Button>
    <p className={styles["why"]}>{cardTexts.orderedElsewhere}</p>
  </div>
);
