import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { FlatInsurer } from "#simulators/verticals/flat/rating/flat-insurer.ts";
import { noUnlimitedMovables } from "#simulators/verticals/flat/rating/refusals.ts";

/** Mutual and rural: low prices, and less for things than others. */
export const akerbar: FlatInsurer = {
  slug: "akerbar",
  latency: { minMs: 250, maxMs: 900 },
  faults: [{ kind: "5xx", share: 0.002 }],
  tariff: {
    level: 0.9,
    areaWeight: 0.95,
    householdWeight: 0.9,
    zoneWeight: 0.8,
    movablesWeight: 1,
    burglaryWeight: 0.9,
    excessWeight: 1,
    allriskKr: 210,
    travelKr: 95,
    tenantOwnerKr: 150,
    noise: 0.05,
  },
  rounding: wholeMonths,
  refusals: [noUnlimitedMovables],
  excessKr: { water: 3_000, allrisk: 1_500, tenantOwner: 3_000 },
  travelDays: 45,
  headline: "Cykeln ersätts till nypris i tre år.",
  benefits: ["Cykeln ersätts till nypris", "Lägre självrisk efter skadefria år"],
  services: ["Skadejour", "Juridisk rådgivning"],
  about: "Saker i källarförråd ersätts upp till 50 000 kr.",
  bindingMonths: 12,
};
