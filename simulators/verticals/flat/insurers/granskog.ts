import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { notBefore } from "#simulators/verticals/flat/rating/refusals.ts";

/** Large and careful: good terms, a price to match. */
export const granskog: FlatInsurer = {
  slug: "granskog",
  latency: { minMs: 300, maxMs: 1_200 },
  faults: [{ kind: "5xx", share: 0.002 }],
  product: "Granskog Hem Stor",
  tariff: {
    level: 1.2,
    areaWeight: 1,
    householdWeight: 1,
    zoneWeight: 0.9,
    movablesWeight: 0.8,
    burglaryWeight: 1.1,
    excessWeight: 1,
    allriskKr: 0,
    travelKr: 0,
    tenantOwnerKr: 140,
    noise: 0.04,
  },
  rounding: wholeMonths,
  refusals: [notBefore(20)],
  excessKr: { allrisk: 1_500, travel: 0 },
  travelDays: 60,
  headline: "Drulle och 60 dagars reseskydd ingår alltid.",
  benefits: ["Drulle ingår alltid", "60 dagars reseskydd", "Nypris på elektronik i två år"],
  services: ["Läkare på resan", "ID-skydd"],
  about: "Saker som du har med dig utanför hemmet ersätts upp till 100 000 kr.",
  bindingMonths: 12,
};
