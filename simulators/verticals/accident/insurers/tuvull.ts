import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { AccidentInsurer } from "#simulators/verticals/accident/rating/accident-insurer.ts";
import { notAfter } from "#simulators/verticals/accident/rating/refusals.ts";

/** Warm and small: families first, and everything small is paid for. */
export const tuvull: AccidentInsurer = {
  slug: "tuvull",
  latency: { minMs: 200, maxMs: 700 },
  faults: [{ kind: "truncate", share: 0.001 }],
  product: { adult: "Tuvull Olycksfall", child: "Tuvull Barn" },
  tariff: {
    level: 0.98,
    amountWeight: 0.6,
    ageCurve: [
      [18, 1.05],
      [30, 0.95],
      [50, 1.1],
      [70, 1.6],
    ],
    occupation: { office: 1, practical: 1.22, risk: 1.7 },
    sports: 1.25,
    couple: 1.75,
    child: 0.72,
    noise: 0.05,
  },
  rounding: monthlySurcharge(0.03),
  refusals: [notAfter(70)],
  payouts: {
    BROKEN_LEG: { kr: 6_000 },
    TOOTH: { kr: 12_000 },
    SCAR: { kr: 1_500, share: 0.002 },
    TENTH_INVALIDITY: { share: 0.1 },
  },
  highestShare: 1,
  headline: "Även de små skadorna räknas.",
  benefits: ["Betalar redan vid små skador", "Samma skydd hemma, på jobbet och på resan"],
  services: ["Samtalsstöd", "Hjälp med skadeanmälan"],
  about: "Gäller dygnet runt i hela Norden och på resor upp till ett år i övriga världen.",
  bindingMonths: 0,
};
