import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { noLargerThan } from "#simulators/verticals/flat/rating/refusals.ts";

/** Young, on the web only: quick answers, low prices, bare terms. */
export const rask: FlatInsurer = {
  slug: "rask",
  latency: { minMs: 40, maxMs: 220 },
  faults: [
    { kind: "garbage", share: 0.002 },
    { kind: "5xx", share: 0.003 },
  ],
  product: "Rask Hem",
  tariff: {
    level: 0.8,
    areaWeight: 1.15,
    householdWeight: 1.2,
    zoneWeight: 1.2,
    movablesWeight: 1.2,
    burglaryWeight: 0.6,
    excessWeight: 1.3,
    allriskKr: 290,
    travelKr: 120,
    ageSurcharge: { young: 0.02, old: 0.12 },
    noise: 0.1,
  },
  rounding: wholeMonths,
  discount: { percent: 10, name: "ungdomsrabatt", isGiven: ({ ageYears }) => ageYears < 30 },
  refusals: [noLargerThan(150)],
  excessKr: { water: 5_000, allrisk: 3_000 },
  travelDays: 45,
  headline: "Tecknat på två minuter, avslutat på en.",
  benefits: ["Ingen bindningstid", "Allt sköts i mobilen"],
  services: ["Chatt dygnet runt"],
  bindingMonths: 0,
};
