import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { NamedOfferCard } from "#verticals/_web/NamedOfferCard.tsx";
import { houseCardTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { nameSubscription } from "./house-names.ts";
import { HouseDetails } from "./HouseDetails.tsx";

export const HouseCard = ({ offer, isBest, isWide, slots }: CardProps<HouseDetail>) => (
  <NamedOfferCard
    offer={offer}
    isBest={isBest}
    isWide={isWide}
    slots={slots}
    name={nameSubscription(offer.subscriptionName, offer.facts.discount)}
    featured={offer.facts.featured}
    toggle={texts.details}
  >
    <HouseDetails offer={offer} slots={slots} />
  </NamedOfferCard>
);
