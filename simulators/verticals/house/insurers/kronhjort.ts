import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noSmallerThan } from "#simulators/verticals/house/rating/refusals.ts";

/** For larger houses, whose owners want more than the usual. */
export const kronhjort: HouseInsurer = {
  slug: "kronhjort",
  latency: { minMs: 400, maxMs: 1_500 },
  faults: [{ kind: "slow", share: 0.002 }],
  product: "Kronhjort Gods & Gård",
  tariff: {
    level: 1.26,
    areaWeight: 0.8,
    pipeWeight: 0.9,
    zoneWeight: 1,
    waterWeight: 0.9,
    alarmWeight: 1.8,
    householdWeight: 0.8,
    extraAreaKr: 5.5,
    ownMistakesKr: { movables: 300, building: 220 },
    noise: 0.03,
  },
  rounding: wholeYears,
  discount: { percent: 5, name: "larmrabatt", isGiven: ({ alarm }) => alarm === "alarmcentral" },
  refusals: [noSmallerThan(60)],
  excessKr: { building: 3_000, movables: 3_000 },
  headline: "Konst och smycken till fullt värde.",
  benefits: ["Fullt värde på konst", "Trädgård och uteplats ingår"],
  services: ["Konstvärdering", "Trädgård"],
  about: "Högre ersättning för lösöre än andra bolag, upp till 4 miljoner kr.",
  bindingMonths: 12,
};
