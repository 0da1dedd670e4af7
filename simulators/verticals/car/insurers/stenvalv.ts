import { yearsInTens } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noImports, notBefore } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** Old and slow: a fair price for the elderly, and an answer that takes its time. */
export const stenvalv: CarInsurer = {
  slug: "stenvalv",
  latency: { minMs: 900, maxMs: 2_600 },
  faults: [
    { kind: "slow", share: 0.004 },
    { kind: "hang", share: 0.001 },
  ],
  products: { full: "Stenvalv Helförsäkring", half: "Stenvalv Halvförsäkring", traffic: "Stenvalv Trafikförsäkring" },
  tariff: {
    level: { full: 1.08, half: 1.07, traffic: 1.05 },
    ageCurve: [
      [18, 2.4],
      [28, 1.5],
      [40, 1.05],
      [60, 0.88],
      [80, 0.92],
      [95, 1.05],
    ],
    bonusPerYear: 0.022,
    zoneWeight: 0.9,
    powerWeight: 0.9,
    valueWeight: 1,
    mileageWeight: 1,
    excess: { low: 1.08, high: 0.94 },
    noise: 0.06,
  },
  rounding: yearsInTens,
  refusals: [notBefore(25, "full"), noImports],
  terms: usualTerms({ THEFT: kr(1_000), FIRE_DAMAGE: kr(1_000) }),
  standardExcessKr: 6_000,
  headline: "Lägre pris för dig som fyllt 60.",
  benefits: ["Senioravdrag från 60 år", "Personlig rådgivare", "Bärgning i hela Europa"],
  services: ["Assistans i Europa", "Hyrbil vid skada", "Nyckelförsäkring"],
  bindingMonths: 12,
  ratingPoints: 76,
};
