import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noPipesOlderThan } from "#simulators/verticals/house/rating/refusals.ts";

/** Warm and small: plain terms, and no old pipes. */
export const tuvull: HouseInsurer = {
  slug: "tuvull",
  latency: { minMs: 200, maxMs: 700 },
  faults: [{ kind: "truncate", share: 0.001 }],
  product: "Tuvull Villa",
  tariff: {
    level: 0.9,
    areaWeight: 1,
    pipeWeight: 1.3,
    zoneWeight: 1.1,
    waterWeight: 1.1,
    alarmWeight: 1,
    householdWeight: 1.1,
    extraAreaKr: 7,
    ownMistakesKr: { movables: 330, building: 240 },
    noise: 0.08,
  },
  rounding: monthlySurcharge(0.03),
  refusals: [noPipesOlderThan(60)],
  excessKr: { building: 1_800, movables: 1_800 },
  headline: "Samma självrisk för allt.",
  benefits: ["Samma självrisk för allt", "Skadeanmälan på fem minuter"],
  services: ["Drulle", "Cykel", "Reseskydd"],
  about: "Vi betalar skadan inom en vecka eller säger varför inte.",
  bindingMonths: 0,
};
