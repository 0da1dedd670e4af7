import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { AccidentInsurer } from "#simulators/verticals/accident/rating/accident-insurer.ts";
import { noRiskOccupationWithSports, notAfter } from "#simulators/verticals/accident/rating/refusals.ts";

/** From the country: kind to those who work with their hands. */
export const akerbar: AccidentInsurer = {
  slug: "akerbar",
  latency: { minMs: 400, maxMs: 1_500 },
  faults: [{ kind: "slow", share: 0.004 }],
  product: { adult: "Åkerbär Olycksfall", child: "Åkerbär Barn" },
  tariff: {
    level: 0.92,
    amountWeight: 0.68,
    ageCurve: [
      [18, 1],
      [40, 0.96],
      [60, 1.25],
      [75, 1.7],
    ],
    occupation: { office: 1, practical: 1.08, risk: 1.4 },
    sports: 1.35,
    couple: 1.82,
    child: 0.7,
    noise: 0.08,
  },
  rounding: wholeMonths,
  refusals: [notAfter(67), noRiskOccupationWithSports],
  payouts: {
    BROKEN_LEG: { kr: 4_000, share: 0.002 },
    TOOTH: { kr: 8_000 },
    SCAR: { kr: 3_000 },
    TENTH_INVALIDITY: { share: 0.1 },
  },
  highestShare: 1.5,
  headline: "Lågt pris för dig som arbetar med kroppen.",
  benefits: ["Litet tillägg för praktiskt arbete", "Ingen avgift för månadsbetalning"],
  services: ["Rehabilitering"],
  bindingMonths: 0,
};
