import { coverTermsBy } from "#verticals/_insurance/terms/cover-terms.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { type HouseSubject, houseTerms } from "./house-terms/house-terms.texts.sv.ts";

/** By the types of the rows in `house-watch.ts`. */
export const houseCoverTerms = coverTermsBy<HouseSubject, HouseDetail>(houseTerms, {
  // Of the sentences about the building, that of a fire states its excess without exceptions.
  BUILDING: ({ buildingExcessOre }) => ({ clause: "fire", excessOre: buildingExcessOre }),
  PERSONAL_PROPERTY: ({ movablesExcessOre }) => ({ clause: "burglary", excessOre: movablesExcessOre }),
  OWN_MISTAKES: ({ hasOwnMistakes, movablesExcessOre }) =>
    hasOwnMistakes ? { clause: "ownMistakes", excessOre: movablesExcessOre } : { clause: "withoutOwnMistakes" },
  OWN_BUILDING_MISTAKES: () => ({ clause: "buildingMistakes" }),
});
