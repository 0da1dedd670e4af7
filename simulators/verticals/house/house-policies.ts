import { homePolicies } from "#simulators/verticals/_insurance/home-policies.ts";
import { deductible, pick } from "#simulators/verticals/_insurance/policy.ts";
import { houseInsurers } from "./house-insurers.ts";

/** Insurers know the house from the day it was insured: not when it was bought, and seldom its other buildings. */
export const housePolicies = homePolicies({
  livesHere: [0, 0.5],
  slugs: houseInsurers.map(({ slug }) => slug),
  insuranceName: "Villaförsäkring",
  subType: () => "villaInsurance",
  yearlyFeeKr: (chance) => Math.round(4_800 + chance("fee") * 6_000),
  facts: (chance) => ({
    livingArea: Math.round(80 + chance("area") * 140),
    numberOfResidents: 1 + Math.floor(chance("residents") * 5),
    numberOfBathRooms: 1 + Math.floor(chance("bathrooms") * 3),
    propertyBuiltYear: Math.round(1961 + chance("built") * 60),
    parameters: {
      otherArea: String(Math.round(chance("other area") * 60)),
      alarm: pick(["none", "local", "connected"], chance("alarm")),
      waterHeating: String(chance("heating") < 0.7),
      extraBuildings: pick(["0", "1", "2"], chance("buildings")),
    },
  }),
  deductibles: [
    deductible("deductibleProperty", "Grundsjälvrisk", 1_500),
    deductible("deductibleWater", "Vattenskada", 3_000),
    deductible("deductibleNature", "Naturskada", 10_000),
  ],
  wellKnown: {
    "198502102380": {
      slug: "bjorkhaga",
      yearlyFeeKr: 6_840,
      renewal: "03-01",
      facts: {
        livingArea: 142,
        numberOfResidents: 4,
        numberOfBathRooms: 2,
        propertyBuiltYear: 1972,
        parameters: { otherArea: "38", alarm: "none", waterHeating: "true", basement: "none", extraBuildings: "0" },
      },
    },
    // Old enough to be asked about, and its renovation year is not reported.
    "198307122393": { facts: { propertyBuiltYear: 1938 } },
    // So little is reported that nearly everything has to be asked for.
    "199712272393": { facts: { parameters: {} } },
  },
});
