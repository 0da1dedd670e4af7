import { yearsInTens } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noSportsCars, notBefore } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** Large and careful: good terms, a price to match, and a discount for long years without a claim. */
export const granskog: CarInsurer = {
  slug: "granskog",
  latency: { minMs: 300, maxMs: 1_200 },
  faults: [{ kind: "5xx", share: 0.002 }],
  products: { full: "Granskog Stor", half: "Granskog Mellan", traffic: "Granskog Bas" },
  tariff: {
    level: { full: 1.3, half: 1.28, traffic: 1.22 },
    ageCurve: [
      [18, 2.2],
      [25, 1.5],
      [35, 1.05],
      [50, 0.94],
      [68, 0.9],
      [85, 1.2],
    ],
    bonusPerYear: 0.03,
    zoneWeight: 0.9,
    powerWeight: 0.9,
    valueWeight: 1.05,
    mileageWeight: 0.9,
    excess: { low: 1.08, high: 0.93 },
    fuel: { electric: 0.95 },
    noise: 0.05,
  },
  rounding: yearsInTens,
  refusals: [noSportsCars, notBefore(19, "full")],
  terms: usualTerms({
    GLASS: kr(1_200),
    RESCUE: kr(0),
    MOTOR: kr(2_000, "Upp till 10 000 mil: 2 000 kr\n10 001–15 000 mil: 5 000 kr"),
  }),
  standardExcessKr: 6_000,
  headline: "Allrisk för kupé och feltankning ingår.",
  benefits: ["Feltankning och nyckel ingår", "Egen verkstadskedja i hela landet", "Ersättningsbil under reparation"],
  services: ["Drulle", "Ersättningsbil", "Assistans i Europa", "Maskin 15 000 mil"],
  bindingMonths: 12,
  ratingPoints: 84,
};
