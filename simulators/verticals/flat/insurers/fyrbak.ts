import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { noMoreResidentsThan } from "#simulators/verticals/flat/rating/refusals.ts";

/** Answers day and night, and prices water carefully. */
export const fyrbak: FlatInsurer = {
  slug: "fyrbak",
  latency: { minMs: 150, maxMs: 600 },
  faults: [
    { kind: "garbage", share: 0.001 },
    { kind: "5xx", share: 0.002 },
  ],
  tariff: {
    level: 0.94,
    areaWeight: 1.1,
    householdWeight: 1,
    zoneWeight: 1,
    movablesWeight: 1.1,
    burglaryWeight: 1,
    excessWeight: 1.1,
    allriskKr: 240,
    travelKr: 110,
    tenantOwnerKr: 190,
    noise: 0.06,
  },
  rounding: monthlySurcharge(0.04),
  refusals: [noMoreResidentsThan(6)],
  excessKr: { water: 5_000, allrisk: 2_000, tenantOwner: 5_000 },
  travelDays: 45,
  headline: "Jour dygnet runt vid vattenskada.",
  benefits: ["Jour dygnet runt", "Tillfälligt boende från första natten"],
  services: ["Vattenfelsbrytare", "Låssmed"],
  about: "Med vattenfelsbrytare halveras självrisken vid vattenskada.",
  bindingMonths: 0,
};
