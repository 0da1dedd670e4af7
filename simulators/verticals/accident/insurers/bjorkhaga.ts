import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { AccidentInsurer } from "#simulators/verticals/accident/rating/accident-insurer.ts";
import { noAmountAbove, notAfter } from "#simulators/verticals/accident/rating/refusals.ts";

/** Owned by its customers: careful with large amounts, generous with small injuries. */
export const bjorkhaga: AccidentInsurer = {
  slug: "bjorkhaga",
  latency: { minMs: 350, maxMs: 1_400 },
  faults: [{ kind: "reset", share: 0.001 }],
  product: { adult: "Björkhaga Olycksfall", child: "Björkhaga Barn" },
  tariff: {
    level: 0.9,
    amountWeight: 0.7,
    ageCurve: [
      [18, 1.02],
      [35, 0.97],
      [55, 1.15],
      [75, 1.6],
    ],
    occupation: { office: 1, practical: 1.2, risk: 1.65 },
    sports: 1.3,
    couple: 1.78,
    child: 0.68,
    noise: 0.05,
  },
  rounding: wholeYears,
  refusals: [notAfter(74), noAmountAbove(1_500_000, "1 500 000")],
  payouts: {
    BROKEN_LEG: { kr: 9_000 },
    TOOTH: { kr: 15_000 },
    SCAR: { kr: 5_000 },
    TENTH_INVALIDITY: { share: 0.1 },
  },
  highestShare: 1,
  headline: "Återbäring de år då bolaget går med överskott.",
  benefits: ["Ägs av kunderna", "Engångsbelopp redan vid benbrott"],
  services: ["Rehabilitering"],
  bindingMonths: 0,
};
