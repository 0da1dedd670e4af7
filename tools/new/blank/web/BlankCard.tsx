import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { FactSection } from "#verticals/_web/DetailPieces.tsx";
import { FeeCard } from "#verticals/_web/FeeCard.tsx";
import { type BlankDetail, listBlankRows } from "#tools/new/blank/blank.offer.ts";
import { blankOfferTexts } from "#tools/new/blank/blank.texts.sv.ts";
import { blankWebTexts as texts } from "./blank-web.texts.sv.ts";

/** The price large, and what it is for under it. */
export const BlankCard = ({ offer, slots }: CardProps<BlankDetail>) => (
  <FeeCard
    offer={offer}
    slots={slots}
    lowLogoUrl={offer.lowLogoUrl}
    anchor={slots.anchor}
    tag={<p>{offer.subscriptionName}</p>}
    toggle={texts.toggle}
  >
    <FactSection title={blankOfferTexts.terms} rows={listBlankRows(offer.facts)} />
  </FeeCard>
);
