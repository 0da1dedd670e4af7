import { type HomePolicyLine, homePolicies } from "#simulators/verticals/_insurance/home-policies.ts";
import { deductible, pick } from "#simulators/verticals/_insurance/policy.ts";

/** What people have at insurers on a home that is no house of their own. */
export const flatPolicies = (slugs: readonly string[], wellKnown: HomePolicyLine["wellKnown"] = {}) =>
  homePolicies({
    livesHere: [0.5, 1],
    slugs,
    insuranceName: "Hemförsäkring",
    subType: (chance) => (chance("tenure") < 0.5 ? "condoInsurance" : "rentalInsurance"),
    yearlyFeeKr: (chance) => Math.round(1_200 + chance("fee") * 2_400),
    facts: (chance) => ({
      livingArea: Math.round(25 + chance("area") * 90),
      numberOfResidents: 1 + Math.floor(chance("residents") * 4),
      insuredMovablesAmount: pick([300_000, 500_000, 1_000_000], chance("movables")),
      parameters: {
        tenure: chance("tenure") < 0.5 ? "condo" : "rental",
        alarm: pick(["none", "none", "local"], chance("alarm")),
        ...(chance("door") < 0.5 ? { safetyDoor: String(chance("door") < 0.2) } : {}),
      },
    }),
    deductibles: [
      deductible("deductibleMovables", "Grundsjälvrisk", 1_500),
      deductible("deductibleAccident", "Självrisk drulle", 1_500),
    ],
    wellKnown,
  });
