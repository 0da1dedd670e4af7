import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { AccidentInsurer } from "#simulators/verticals/accident/rating/accident-insurer.ts";
import { noRiskOccupationAbove, notAfter } from "#simulators/verticals/accident/rating/refusals.ts";

/** Sells plainly, by no name of its own, and cheaply for children. */
export const ljunghed: AccidentInsurer = {
  slug: "ljunghed",
  latency: { minMs: 300, maxMs: 1_200 },
  faults: [{ kind: "5xx", share: 0.002 }],
  tariff: {
    level: 1.04,
    amountWeight: 0.62,
    ageCurve: [
      [18, 1],
      [35, 0.94],
      [55, 1.12],
      [72, 1.5],
    ],
    occupation: { office: 1, practical: 1.18, risk: 1.6 },
    sports: 1.2,
    couple: 1.7,
    child: 0.55,
    noise: 0.04,
  },
  rounding: wholeYears,
  refusals: [notAfter(69), noRiskOccupationAbove(1_000_000, "1 000 000")],
  payouts: {
    BROKEN_LEG: { kr: 5_000 },
    TOOTH: { kr: 10_000 },
    SCAR: { share: 0.003 },
    TENTH_INVALIDITY: { share: 0.1 },
  },
  highestShare: 1,
  benefits: ["Barn försäkras till lågt pris", "Gäller även under tävling"],
  services: ["Samtalsstöd", "Rehabilitering"],
  about: "Försäkringen har inget åldersavdrag: du får lika mycket vid 65 som vid 25.",
  bindingMonths: 0,
};
