import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noMoreResidentsThan } from "#simulators/verticals/house/rating/refusals.ts";

/** For families, by jobs that take their time. */
export const ljunghed: HouseInsurer = {
  slug: "ljunghed",
  latency: { minMs: 600, maxMs: 2_000 },
  faults: [{ kind: "hang", share: 0.001 }],
  tariff: {
    level: 1,
    areaWeight: 1,
    pipeWeight: 1,
    zoneWeight: 1,
    waterWeight: 1,
    alarmWeight: 1,
    householdWeight: 0.6,
    extraAreaKr: 7,
    ownMistakesKr: { movables: 360, building: 280 },
    noise: 0.06,
  },
  rounding: wholeMonths,
  refusals: [noMoreResidentsThan(7)],
  excessKr: { building: 1_500, movables: 1_000 },
  benefits: ["Olycksfall för barnen ingår", "Hyrbil vid lång reparation"],
  services: ["Barnförsäkring", "Drulle"],
  about: "Fritidssaker utanför hemmet ersätts upp till 50 000 kr.",
  bindingMonths: 12,
};
