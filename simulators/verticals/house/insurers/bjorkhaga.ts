import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { notIn } from "#simulators/verticals/house/rating/refusals.ts";

/** A mutual of the regions: members share what is left over. */
export const bjorkhaga: HouseInsurer = {
  slug: "bjorkhaga",
  latency: { minMs: 500, maxMs: 1_700 },
  faults: [{ kind: "slow", share: 0.003 }],
  product: "Björkhaga Villa Bas",
  tariff: {
    level: 1.02,
    areaWeight: 1,
    pipeWeight: 1.1,
    zoneWeight: 0.9,
    waterWeight: 1,
    alarmWeight: 1,
    householdWeight: 1,
    extraAreaKr: 7,
    ownMistakesKr: { movables: 420, building: 300 },
    loyaltyPerYear: 0.006,
    noise: 0.04,
  },
  rounding: wholeYears,
  refusals: [notIn("11", "Stockholms innerstad")],
  excessKr: { building: 1_500, movables: 1_500 },
  headline: "Du är delägare och får återbäring.",
  benefits: ["Återbäring goda år", "Personlig rådgivare", "Skadeverkstad i varje län"],
  services: ["Husbesiktning", "Juristförsäkring"],
  about: "Återbäringen bestäms av stämman i april.",
  bindingMonths: 12,
};
