import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noStrongerThan, notIn } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** By the coast and in the north: cheap beyond the large towns. */
export const nordkaj: CarInsurer = {
  slug: "nordkaj",
  latency: { minMs: 200, maxMs: 1_000 },
  faults: [{ kind: "5xx", share: 0.003 }],
  products: { full: "Nordkaj Hel", half: "Nordkaj Halv", traffic: "Nordkaj Trafik" },
  tariff: {
    level: { full: 0.99, half: 0.97, traffic: 0.98 },
    ageCurve: [
      [18, 2.2],
      [24, 1.6],
      [32, 1.1],
      [48, 0.97],
      [66, 0.9],
      [80, 1.1],
    ],
    bonusPerYear: 0.018,
    zoneWeight: 1.5,
    powerWeight: 1,
    valueWeight: 1,
    mileageWeight: 0.7,
    excess: { low: 1.13, high: 0.89 },
    notOwner: 1.05,
    noise: 0.1,
  },
  rounding: monthlySurcharge(0.03),
  refusals: [notIn("20", "Malmö"), notIn("21", "Malmö"), noStrongerThan(320)],
  terms: usualTerms({ RESCUE: kr(800), STONE_CHIP: kr(300, "Laga i stället för att byta ruta") }),
  standardExcessKr: 6_000,
  headline: "Motorvärmare och stöldlarm sänker priset.",
  benefits: ["Kallstartshjälp ingår", "Lägre självrisk vid viltolycka"],
  services: ["Assistans i Norden", "Djurkollision"],
  bindingMonths: 12,
  ratingPoints: 68,
};
