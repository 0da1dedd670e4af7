import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noOlderThan, notAfter } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** Even-handed about age and place; looks at how far the visitor drives. */
export const rattvis: CarInsurer = {
  slug: "rattvis",
  latency: { minMs: 250, maxMs: 900 },
  faults: [{ kind: "slow", share: 0.003 }],
  products: { full: "Rattvis Hel", half: "Rattvis Halv", traffic: "Rattvis Trafik" },
  tariff: {
    level: { full: 1.02, half: 1.03, traffic: 1.01 },
    ageCurve: [
      [18, 1.9],
      [24, 1.5],
      [30, 1.12],
      [45, 1],
      [65, 0.92],
      [80, 1.15],
    ],
    bonusPerYear: 0.012,
    zoneWeight: 0.8,
    powerWeight: 0.9,
    valueWeight: 0.9,
    mileageWeight: 1.35,
    excess: { low: 1.1, high: 0.92 },
    noise: 0.08,
  },
  rounding: wholeMonths,
  refusals: [notAfter(85), noOlderThan(25, "full")],
  terms: usualTerms({ MOTOR: kr(2_500, "Upp till 8 000 mil: 2 500 kr\n8 001–12 000 mil: 6 000 kr") }),
  standardExcessKr: 6_000,
  headline: "Säg upp när du vill, en månad i taget.",
  benefits: [
    "Ingen bindningstid, avslutas när du vill",
    "Skadeanmälan dygnet runt i mobilen",
    "10 % lägre pris om du har två bilar",
  ],
  services: ["Assistans i Europa", "Hyrbil vid skada"],
  bindingMonths: 0,
  ratingPoints: 71,
};
