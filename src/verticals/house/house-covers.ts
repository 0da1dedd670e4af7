import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { describeCover } from "#verticals/_insurance/offer-notices.ts";
import type { HouseDetail } from "./house.offer.ts";
import { houseCoverNames as names } from "./house.texts.sv.ts";

/** What an offer covers besides the usual. */
export const listHouseCovers = ({
  hasOwnMistakes,
  hasOwnBuildingMistakes,
}: Pick<HouseDetail, "hasOwnMistakes" | "hasOwnBuildingMistakes">): OfferRow[] => [
  ...(hasOwnMistakes === undefined ? [] : [describeCover("OWN_MISTAKES", names.ownMistakes, hasOwnMistakes)]),
  ...(hasOwnBuildingMistakes === undefined
    ? []
    : [describeCover("OWN_BUILDING_MISTAKES", names.ownBuildingMistakes, hasOwnBuildingMistakes)]),
];
