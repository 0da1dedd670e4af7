import { monthsThatEndInNine } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noImports, noOlderThan, notAfter } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, share, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** Young, on the web only: quick answers, low prices, hard terms. */
export const rask: CarInsurer = {
  slug: "rask",
  latency: { minMs: 40, maxMs: 220 },
  faults: [
    { kind: "garbage", share: 0.002 },
    { kind: "5xx", share: 0.003 },
  ],
  products: { full: "Rask Max", half: "Rask Mid", traffic: "Rask Min" },
  tariff: {
    level: { full: 0.8, half: 0.82, traffic: 0.88 },
    ageCurve: [
      [18, 1.8],
      [22, 1.5],
      [28, 1.15],
      [40, 1],
      [60, 1],
      [75, 1.2],
    ],
    bonusPerYear: 0.008,
    zoneWeight: 1.1,
    powerWeight: 1.3,
    valueWeight: 1,
    mileageWeight: 1.1,
    excess: { low: 1.2, high: 0.85 },
    fuel: { electric: 0.92 },
    noise: 0.12,
  },
  rounding: monthsThatEndInNine,
  refusals: [notAfter(75), noOlderThan(18, "full"), noImports],
  terms: usualTerms({
    FIRE_DAMAGE: kr(4_000),
    GLASS: kr(2_500),
    THEFT: kr(4_000),
    RESCUE: kr(2_000),
    LEGAL_PROTECTION: share(25, 2_500),
    MOTOR: kr(6_000, "Upp till 8 000 mil: 6 000 kr"),
  }),
  standardExcessKr: 6_000,
  headline: "Tecknat på två minuter, avslutat på en.",
  benefits: ["Ingen bindningstid", "Allt sköts i mobilen"],
  services: ["Chatt dygnet runt"],
  bindingMonths: 0,
  ratingPoints: 54,
};
