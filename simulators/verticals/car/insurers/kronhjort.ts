import { yearsInTens } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noOlderThan, notBefore } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** For the well-to-do: dear cars at a fair price, small ones less so. */
export const kronhjort: CarInsurer = {
  slug: "kronhjort",
  latency: { minMs: 500, maxMs: 1_900 },
  faults: [{ kind: "5xx", share: 0.004 }],
  products: { full: "Kronhjort Guld", half: "Kronhjort Silver", traffic: "Kronhjort Brons" },
  tariff: {
    level: { full: 1.4, half: 1.36, traffic: 1.28 },
    ageCurve: [
      [18, 2.5],
      [26, 1.7],
      [36, 1.05],
      [55, 0.9],
      [75, 0.98],
      [90, 1.25],
    ],
    bonusPerYear: 0.025,
    zoneWeight: 0.8,
    powerWeight: 0.6,
    valueWeight: 0.7,
    mileageWeight: 0.9,
    excess: { low: 1.06, high: 0.95 },
    noise: 0.05,
  },
  rounding: yearsInTens,
  refusals: [notBefore(24, "full"), noOlderThan(20, "full")],
  terms: usualTerms({
    FIRE_DAMAGE: kr(0),
    GLASS: kr(1_000),
    THEFT: kr(0),
    MOTOR: kr(0, "Upp till 12 000 mil: ingen självrisk\n12 001–15 000 mil: 4 000 kr"),
  }),
  standardExcessKr: 6_000,
  headline: "Nytt för gammalt i tre år.",
  benefits: ["Nyvärde i 36 månader", "Märkesverkstad alltid", "Egen skadereglerare"],
  services: ["Nyvärde", "Drulle", "Hyrbil samma klass", "Assistans i Europa"],
  bindingMonths: 12,
  ratingPoints: 88,
};
