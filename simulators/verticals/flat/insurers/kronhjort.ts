import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { noHousing } from "#simulators/verticals/flat/rating/refusals.ts";

/** For homes with more in them than the usual. */
export const kronhjort: FlatInsurer = {
  slug: "kronhjort",
  latency: { minMs: 400, maxMs: 1_500 },
  faults: [{ kind: "slow", share: 0.002 }],
  product: "Kronhjort Våning",
  tariff: {
    level: 1.34,
    areaWeight: 0.8,
    householdWeight: 0.8,
    zoneWeight: 1,
    movablesWeight: 0.6,
    burglaryWeight: 1.7,
    excessWeight: 0.8,
    allriskKr: 0,
    travelKr: 130,
    tenantOwnerKr: 110,
    noise: 0.03,
  },
  rounding: wholeYears,
  discount: { percent: 5, name: "larmrabatt", isGiven: ({ alarm }) => alarm === "alarmcentral" },
  refusals: [noHousing("student", "studentboenden")],
  excessKr: { allrisk: 3_000, tenantOwner: 3_000, travel: 1_500 },
  travelDays: 60,
  headline: "Konst och smycken till fullt värde.",
  benefits: ["Fullt värde på konst och smycken", "Drulle ingår alltid"],
  services: ["Konstvärdering", "Fast kontaktperson"],
  about: "Ersätter samlingar och antikviteter utan åldersavdrag.",
  bindingMonths: 12,
};
