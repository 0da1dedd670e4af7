import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { notIn } from "#simulators/verticals/flat/rating/refusals.ts";

/** By the sea: dear where there are many, cheap where there are few. */
export const nordkaj: FlatInsurer = {
  slug: "nordkaj",
  latency: { minMs: 350, maxMs: 1_100 },
  faults: [{ kind: "reset", share: 0.002 }],
  product: "Nordkaj Hem",
  tariff: {
    level: 0.98,
    areaWeight: 1.1,
    householdWeight: 1,
    zoneWeight: 1.5,
    movablesWeight: 1,
    burglaryWeight: 0.9,
    excessWeight: 1.2,
    allriskKr: 280,
    travelKr: 90,
    noise: 0.07,
  },
  rounding: wholeYears,
  refusals: [notIn("21", "Malmö")],
  excessKr: { allrisk: 2_500 },
  excessLevelsKr: [1_500, 3_000],
  travelDays: 45,
  headline: "Båt och fiskeutrustning ingår till 30 000 kr.",
  benefits: ["Båtutrustning till 30 000 kr", "Ingen bindningstid"],
  services: ["Båt", "Fritidsutrustning"],
  about: "Bostadsrättstillägget tecknas genom föreningen.",
  bindingMonths: 0,
};
