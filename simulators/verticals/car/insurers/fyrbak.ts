import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noImports, noStrongerThan } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, share, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** A town insurer: knows every postal code, and prices it. */
export const fyrbak: CarInsurer = {
  slug: "fyrbak",
  latency: { minMs: 120, maxMs: 700 },
  faults: [{ kind: "garbage", share: 0.002 }],
  products: { full: "Fyrbåk Hel", half: "Fyrbåk Halv", traffic: "Fyrbåk Trafik" },
  tariff: {
    level: { full: 0.98, half: 1, traffic: 0.99 },
    ageCurve: [
      [18, 2.4],
      [23, 1.7],
      [28, 1.2],
      [40, 0.98],
      [60, 0.93],
      [75, 1.08],
      [88, 1.35],
    ],
    bonusPerYear: 0.015,
    zoneWeight: 1.6,
    powerWeight: 1,
    valueWeight: 1,
    mileageWeight: 0.8,
    excess: { low: 1.15, high: 0.88 },
    notOwner: 1.04,
    noise: 0.1,
  },
  rounding: monthlySurcharge(0.04),
  refusals: [noImports, noStrongerThan(300)],
  terms: usualTerms({ GLASS: kr(1_800), LEGAL_PROTECTION: share(20, 2_000), RESCUE: kr(1_000) }),
  standardExcessKr: 6_000,
  headline: "Betala hela året på en gång och slipp avgiften.",
  benefits: ["Parkeringsskada utan självrisk en gång om året", "Hjälp på vägen inom 60 minuter i storstad"],
  services: ["Parkering Plus", "Hyrbil vid skada"],
  bindingMonths: 12,
  ratingPoints: 66,
};
