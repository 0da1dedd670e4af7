import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noMoreBathroomsThan } from "#simulators/verticals/house/rating/refusals.ts";

/** Answers day and night, and prices water carefully. */
export const fyrbak: HouseInsurer = {
  slug: "fyrbak",
  latency: { minMs: 150, maxMs: 600 },
  faults: [
    { kind: "garbage", share: 0.001 },
    { kind: "5xx", share: 0.002 },
  ],
  tariff: {
    level: 0.92,
    areaWeight: 1.05,
    pipeWeight: 1.2,
    zoneWeight: 1,
    waterWeight: 1.5,
    alarmWeight: 1,
    householdWeight: 1,
    extraAreaKr: 7.5,
    ownMistakesKr: { movables: 390, building: 290 },
    noise: 0.06,
  },
  rounding: monthlySurcharge(0.04),
  refusals: [noMoreBathroomsThan(4)],
  excessKr: { building: 2_000, movables: 1_500 },
  headline: "Jour dygnet runt vid vattenskada.",
  benefits: ["Jour dygnet runt", "Vattenfelsbrytare till medlemspris"],
  services: ["Vattenfelsbrytare", "Drulle", "Cykel"],
  about: "Med vattenfelsbrytare sänks självrisken vid vattenskada.",
  bindingMonths: 0,
};
