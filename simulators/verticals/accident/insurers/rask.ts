import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { AccidentInsurer } from "#simulators/verticals/accident/rating/accident-insurer.ts";
import { noRiskOccupation, notAfter } from "#simulators/verticals/accident/rating/refusals.ts";

/** Young, on the web only: quick answers, low prices, hard terms. */
export const rask: AccidentInsurer = {
  slug: "rask",
  latency: { minMs: 40, maxMs: 220 },
  faults: [
    { kind: "garbage", share: 0.002 },
    { kind: "5xx", share: 0.003 },
  ],
  product: { adult: "Rask Olycksfall", child: "Rask Barn" },
  tariff: {
    level: 0.74,
    amountWeight: 0.75,
    ageCurve: [
      [18, 1.1],
      [28, 0.9],
      [45, 1.05],
      [65, 1.9],
    ],
    occupation: { office: 1, practical: 1.35, risk: 2.2 },
    sports: 1.5,
    couple: 1.9,
    child: 0.85,
    noise: 0.06,
  },
  rounding: wholeMonths,
  refusals: [notAfter(64), noRiskOccupation],
  payouts: {
    BROKEN_LEG: { kr: 2_500 },
    TOOTH: { kr: 5_000 },
    SCAR: null,
    TENTH_INVALIDITY: { share: 0.1 },
  },
  highestShare: 1,
  headline: "Tecknat på två minuter, avslutat på en.",
  benefits: ["Ingen bindningstid", "Allt sköts i mobilen"],
  services: ["Chatt dygnet runt"],
  bindingMonths: 0,
};
