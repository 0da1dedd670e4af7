import { yearsInTens } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noImports, noSportsCars } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, share, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** A mutual: even prices, money back, nothing unusual taken in. */
export const bjorkhaga: CarInsurer = {
  slug: "bjorkhaga",
  latency: { minMs: 450, maxMs: 1_700 },
  faults: [{ kind: "slow", share: 0.003 }],
  products: { full: "Björkhaga Helbil", half: "Björkhaga Halvbil", traffic: "Björkhaga Trafik" },
  tariff: {
    level: { full: 1.12, half: 1.12, traffic: 1.1 },
    ageCurve: [
      [18, 1.7],
      [25, 1.35],
      [35, 1.05],
      [55, 0.97],
      [75, 1],
      [90, 1.1],
    ],
    bonusPerYear: 0.02,
    zoneWeight: 0.6,
    powerWeight: 0.8,
    valueWeight: 0.95,
    mileageWeight: 0.9,
    excess: { low: 1.09, high: 0.93 },
    noise: 0.05,
  },
  rounding: yearsInTens,
  refusals: [noSportsCars, noImports],
  terms: usualTerms({ LEGAL_PROTECTION: share(20, 1_000), GLASS: kr(1_400) }),
  standardExcessKr: 6_000,
  headline: "Överskottet går tillbaka till dig som kund.",
  benefits: ["Återbäring när bolaget går bra", "Kontor där du bor", "Skadejour dygnet runt"],
  services: ["Assistans i Norden", "Hyrbil vid skada"],
  bindingMonths: 12,
  ratingPoints: 79,
};
