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
import { listCovers } from "#verticals/flat/flat-covers.ts";
import { excessNames } from "#verticals/flat/flat.texts.sv.ts";
import { flatCardTexts as texts } from "./flat-card.texts.sv.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { nameOffer } from "./flat-names.ts";

interface FlatDetailsProps {
  readonly offer: CardOffer<FlatDetail>;
  readonly slots: CardSlots;
}

/** What is paid at a damage, what is covered, who the provider is, and the way on. */
export const FlatDetails = ({ offer, slots }: FlatDetailsProps) => {
  const { facts, providerName } = offer;
  return (
    <DetailColumns>
      <DetailStack>
        <section>
          <h3>{texts.excesses}</h3>
          <Facts>
            {facts.excesses.map(({ kind, ore }) => (
              <Fact key={kind} term={excessNames[kind]}>
                {formatKr(ore)}
              </Fact>
            ))}
          </Facts>
        </section>
        <section>
          <h3>{texts.covers}</h3>
          <Facts>
            <FactLines lines={[...listCovers(facts), discountTerm(facts.discount)]} />
            <BindingFact months={facts.bindingMonths} />
          </Facts>
        </section>
        {slots.compare}
      </DetailStack>
      <DetailStack>
        <AboutProvider providerName={providerName} benefits={facts.benefits} services={facts.services} />
        {facts.about === undefined ? null : (
          <section>
            <h4>{texts.other}</h4>
            <SmallText>{facts.about}</SmallText>
          </section>
        )}
        <Documents links={facts.links} />
        {slots.lastPurchase}
        <CallToAction offer={offer} name={nameOffer(offer.subscriptionName, facts)} action={slots.action} />
      </DetailStack>
    </DetailColumns>
  );
};
