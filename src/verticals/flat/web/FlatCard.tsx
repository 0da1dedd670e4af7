import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { NamedOfferCard } from "#verticals/_web/NamedOfferCard.tsx";
import { flatCardTexts as texts } from "./flat-card.texts.sv.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { nameOffer } from "./flat-names.ts";
import { FlatDetails } from "./FlatDetails.tsx";

export const FlatCard = ({ offer, isBest, isWide, slots }: CardProps<FlatDetail>) => (
  <NamedOfferCard
    offer={offer}
    isBest={isBest}
    isWide={isWide}
    slots={slots}
    name={nameOffer(offer.subscriptionName, offer.facts)}
    featured={offer.facts.featured}
    toggle={texts.details}
  >
    <FlatDetails offer={offer} slots={slots} />
  </NamedOfferCard>
);
