import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noStrongerThan, notBefore } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, share, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** Cheap for the settled, dear for the young and the fast. */
export const tuvull: CarInsurer = {
  slug: "tuvull",
  latency: { minMs: 80, maxMs: 450 },
  faults: [{ kind: "5xx", share: 0.003 }],
  products: { full: "Tuvull Hel", half: "Tuvull Halv", traffic: "Tuvull Trafik" },
  tariff: {
    level: { full: 0.96, half: 0.94, traffic: 0.97 },
    ageCurve: [
      [18, 2.6],
      [22, 2],
      [26, 1.45],
      [32, 1.08],
      [45, 0.96],
      [62, 0.86],
      [72, 0.95],
      [85, 1.4],
    ],
    bonusPerYear: 0.015,
    zoneWeight: 1.1,
    powerWeight: 1.2,
    valueWeight: 1,
    mileageWeight: 0.9,
    excess: { low: 1.12, high: 0.9 },
    noise: 0.1,
  },
  rounding: wholeMonths,
  refusals: [notBefore(20, "full"), noStrongerThan(260)],
  terms: usualTerms({
    FIRE_DAMAGE: kr(3_000),
    GLASS: kr(2_000),
    STONE_CHIP: kr(200, "Laga i stället för att byta ruta"),
    THEFT: kr(3_000),
    LEGAL_PROTECTION: share(25, 2_000),
  }),
  standardExcessKr: 6_000,
  headline: "Priset är låst hela första året.",
  benefits: ["Priset är låst i tolv månader", "Bärgning dygnet runt i hela Norden", "Ingen avgift för månadsbetalning"],
  services: ["Hyrbil vid skada", "Maskin Plus", "Nyckelförsäkring"],
  bindingMonths: 12,
  ratingPoints: 62,
};
