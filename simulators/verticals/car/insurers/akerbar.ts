import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noOlderThan, notIn } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** For cars that are no longer new: cheap where the car is worth little. */
export const akerbar: CarInsurer = {
  slug: "akerbar",
  latency: { minMs: 400, maxMs: 1_500 },
  faults: [{ kind: "slow", share: 0.004 }],
  products: { full: "Åkerbär Stor", half: "Åkerbär Mellan", traffic: "Åkerbär Liten" },
  tariff: {
    level: { full: 0.93, half: 0.9, traffic: 0.96 },
    ageCurve: [
      [18, 2.3],
      [25, 1.5],
      [33, 1.06],
      [50, 0.97],
      [70, 0.97],
      [85, 1.3],
    ],
    bonusPerYear: 0.01,
    zoneWeight: 0.9,
    powerWeight: 1,
    valueWeight: 1.4,
    mileageWeight: 1,
    excess: { low: 1.12, high: 0.9 },
    noise: 0.12,
  },
  rounding: wholeMonths,
  refusals: [notIn("21", "Malmö"), noOlderThan(30, "full")],
  terms: usualTerms({
    GLASS: kr(2_000),
    FIRE_DAMAGE: kr(2_000),
    THEFT: kr(2_000),
    MOTOR: kr(5_000, "Upp till 10 000 mil: 5 000 kr"),
  }),
  standardExcessKr: 6_000,
  headline: "Lägre pris för bilar som är äldre än åtta år.",
  benefits: ["Begagnade reservdelar sänker självrisken", "Ingen avgift för månadsbetalning"],
  services: ["Hyrbil vid skada"],
  bindingMonths: 0,
  ratingPoints: 58,
};
