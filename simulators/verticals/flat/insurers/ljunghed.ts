import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { noSmallerThan } from "#simulators/verticals/flat/rating/refusals.ts";

/** For families, by jobs that take their time. */
export const ljunghed: FlatInsurer = {
  slug: "ljunghed",
  latency: { minMs: 600, maxMs: 2_000 },
  faults: [{ kind: "hang", share: 0.001 }],
  tariff: {
    level: 1.04,
    areaWeight: 1,
    householdWeight: 0.6,
    zoneWeight: 1,
    movablesWeight: 1,
    burglaryWeight: 1,
    excessWeight: 1,
    allriskKr: 190,
    travelKr: 100,
    tenantOwnerKr: 160,
    noise: 0.06,
  },
  rounding: wholeMonths,
  discount: { percent: 8, name: "familjerabatt", isGiven: ({ residents }) => residents >= 3 },
  refusals: [noSmallerThan(20)],
  excessKr: { water: 2_000, allrisk: 1_000, tenantOwner: 2_000 },
  travelDays: 45,
  benefits: ["Olycksfall för barnen ingår", "Barnvagn och skolväska till nypris"],
  services: ["Barnförsäkring", "Krishjälp"],
  about: "Fritidssaker utanför hemmet ersätts upp till 50 000 kr.",
  bindingMonths: 12,
};
