import { monthlySurcharge } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { noHousing } from "#simulators/verticals/flat/rating/refusals.ts";

/** Warm and small: plain terms, and only for those who live there themselves. */
export const tuvull: FlatInsurer = {
  slug: "tuvull",
  latency: { minMs: 200, maxMs: 700 },
  faults: [{ kind: "truncate", share: 0.001 }],
  product: "Tuvull Hem",
  tariff: {
    level: 0.93,
    areaWeight: 1,
    householdWeight: 1.1,
    zoneWeight: 1.1,
    movablesWeight: 1,
    burglaryWeight: 1,
    excessWeight: 0.9,
    allriskKr: 170,
    travelKr: 85,
    tenantOwnerKr: 170,
    noise: 0.08,
  },
  rounding: monthlySurcharge(0.03),
  refusals: [noHousing("andrahand", "hem som hyrs i andra hand")],
  excessKr: { allrisk: 1_500 },
  travelDays: 45,
  headline: "Samma självrisk för nästan allt.",
  benefits: ["Samma självrisk för nästan allt", "Skadeanmälan på fem minuter"],
  services: ["Cykel", "Flyttskydd"],
  about: "Vi betalar skadan inom en vecka eller säger varför inte.",
  bindingMonths: 0,
};
