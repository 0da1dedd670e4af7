import type { SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { linesOf } from "#simulators/verticals/_insurance/insurance-line.ts";
import { printTerms } from "#simulators/verticals/_insurance/printed-terms.ts";
import { streetMagic } from "#simulators/verticals/_shared/scenarios.ts";
import { houseTables } from "#verticals/house/server/house.questions.ts";
import { houseExtras } from "./extras.ts";
import { houseInsurers } from "./house-insurers.ts";
import { housePolicies } from "./house-policies.ts";
import { houseDocuments, type HouseInsurer, type OfferedHouse, rateHouse } from "./rating/house-insurer.ts";
import { houseTermsOf } from "./house-terms.ts";
import { houseSamples } from "./samples.ts";

export const simulatedHouse: SimulatedVertical = {
  name: "house",
  lines: linesOf(houseInsurers, {
    tables: () => houseTables,
    extras: houseExtras,
    rate: rateHouse,
    documents: () => houseDocuments,
    terms: printTerms("villkor-villa.pdf", houseTermsOf),
    describe: ({ product, about, excessKr }: HouseInsurer, rated: OfferedHouse) => ({
      product,
      about,
      discount: rated.discount,
      answer: {
        buildingExcessOre: excessKr.building * 100,
        movablesExcessOre: excessKr.movables * 100,
        hasOwnMistakes: rated.hasOwnMistakes,
        hasOwnBuildingMistakes: rated.hasOwnBuildingMistakes,
      },
    }),
  }),
  magic: streetMagic(houseInsurers),
  samples: houseSamples,
  policies: housePolicies,
};
