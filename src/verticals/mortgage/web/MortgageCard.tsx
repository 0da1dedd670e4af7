import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { FactSection } from "#verticals/_web/DetailPieces.tsx";
import { FeeCard } from "#verticals/_web/FeeCard.tsx";
import { mortgageOfferTexts } from "#verticals/mortgage/mortgage-offer.texts.sv.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { listRateRows } from "#verticals/mortgage/rate-rows.ts";
import { cardTexts } from "./mortgage-web.texts.sv.ts";

/** Where one bank is shown by itself; a result shows all banks in one table. */
export const MortgageCard = ({ offer, ...card }: CardProps<MortgageDetail>) => (
  <FeeCard
    {...card}
    offer={{ ...offer, facts: { featured: undefined } }}
    lowLogoUrl={offer.lowLogoUrl}
    tag={null}
    anchor={card.slots.anchor}
    toggle={cardTexts.toggle}
  >
    <FactSection title={mortgageOfferTexts.ratesTitle} rows={listRateRows(offer.facts)} />
  </FeeCard>
);
