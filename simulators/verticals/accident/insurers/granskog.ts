import { yearsInTens } from "#simulators/verticals/_shared/rounding.ts";
import type { AccidentInsurer } from "#simulators/verticals/accident/rating/accident-insurer.ts";
import { notAfter } from "#simulators/verticals/accident/rating/refusals.ts";

/** Old and large: dear, takes nearly everyone, and pays most for what is worst. */
export const granskog: AccidentInsurer = {
  slug: "granskog",
  latency: { minMs: 500, maxMs: 1_900 },
  faults: [{ kind: "slow", share: 0.003 }],
  product: { adult: "Granskog Olycksfall Plus", child: "Granskog Barn Plus" },
  tariff: {
    level: 1.26,
    amountWeight: 0.58,
    ageCurve: [
      [18, 1],
      [40, 0.95],
      [65, 1.15],
      [80, 1.45],
    ],
    occupation: { office: 1, practical: 1.15, risk: 1.5 },
    sports: 1.15,
    couple: 1.8,
    child: 0.75,
    noise: 0.03,
  },
  rounding: yearsInTens,
  refusals: [notAfter(79)],
  payouts: {
    BROKEN_LEG: { kr: 8_000, share: 0.002 },
    TOOTH: { kr: 20_000 },
    SCAR: { kr: 2_000, share: 0.003 },
    TENTH_INVALIDITY: { share: 0.12 },
  },
  highestShare: 2,
  headline: "Dubbelt belopp vid den svåraste skadan.",
  benefits: ["Dubbelt belopp vid svår invaliditet", "Egen skadereglerare", "Gäller i hela världen"],
  services: ["Samtalsstöd", "Rehabilitering", "Ombyggnad av bostad"],
  about: "Ersättningen vid invaliditet stiger snabbare än skadan: ju svårare skada, desto större andel av beloppet.",
  bindingMonths: 0,
};
