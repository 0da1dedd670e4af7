import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noFurtherThan, noSportsCars } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** For those who drive little, in the country. */
export const ljunghed: CarInsurer = {
  slug: "ljunghed",
  latency: { minMs: 350, maxMs: 1_400 },
  faults: [{ kind: "truncate", share: 0.002 }],
  products: { full: "Ljunghed Hel", half: "Ljunghed Halv", traffic: "Ljunghed Trafik" },
  tariff: {
    level: { full: 0.95, half: 0.96, traffic: 0.93 },
    ageCurve: [
      [18, 2.1],
      [25, 1.5],
      [35, 1.04],
      [55, 0.92],
      [75, 0.98],
      [90, 1.2],
    ],
    bonusPerYear: 0.015,
    zoneWeight: 1.3,
    powerWeight: 1.1,
    valueWeight: 1,
    mileageWeight: 1.8,
    excess: { low: 1.1, high: 0.91 },
    noise: 0.1,
  },
  rounding: wholeMonths,
  refusals: [noFurtherThan(3_000), noSportsCars],
  terms: usualTerms({ RESCUE: kr(500), GLASS: kr(1_700) }),
  excessLevelsKr: [6_000, 9_000],
  standardExcessKr: 6_000,
  headline: "Viltolycka utan självrisk.",
  benefits: ["Ingen självrisk vid viltolycka", "Bärgning även från skogsväg", "Ingen bindningstid"],
  services: ["Djurkollision", "Assistans på landsväg"],
  bindingMonths: 0,
  ratingPoints: 74,
};
