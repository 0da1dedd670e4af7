import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { notIn } from "#simulators/verticals/flat/rating/refusals.ts";

/** A mutual of the regions: members share what is left over. */
export const bjorkhaga: FlatInsurer = {
  slug: "bjorkhaga",
  latency: { minMs: 500, maxMs: 1_700 },
  faults: [{ kind: "slow", share: 0.003 }],
  product: "Björkhaga Hem Bas",
  tariff: {
    level: 1.03,
    areaWeight: 1,
    householdWeight: 1,
    zoneWeight: 0.9,
    movablesWeight: 0.9,
    burglaryWeight: 1,
    excessWeight: 0.9,
    allriskKr: 260,
    travelKr: 0,
    tenantOwnerKr: 120,
    noise: 0.04,
  },
  rounding: wholeYears,
  refusals: [notIn("11", "Stockholms innerstad")],
  excessKr: { allrisk: 1_500, travel: 0 },
  travelDays: 45,
  headline: "Du är delägare och får återbäring.",
  benefits: ["Återbäring goda år", "Reseskyddet ingår alltid utan självrisk"],
  services: ["Personlig rådgivare", "Flyttskydd"],
  about: "Återbäringen bestäms av stämman i april.",
  bindingMonths: 12,
};
