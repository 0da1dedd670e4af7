import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { notBefore } from "#simulators/verticals/house/rating/refusals.ts";

/** Large and careful: good terms, a price to match. */
export const granskog: HouseInsurer = {
  slug: "granskog",
  latency: { minMs: 300, maxMs: 1_200 },
  faults: [{ kind: "5xx", share: 0.002 }],
  product: "Granskog Stor",
  tariff: {
    level: 1.12,
    areaWeight: 1,
    pipeWeight: 0.8,
    zoneWeight: 0.9,
    waterWeight: 0.9,
    alarmWeight: 1.1,
    householdWeight: 1,
    extraAreaKr: 8,
    ownMistakesKr: { movables: 0, building: 250 },
    noise: 0.04,
  },
  rounding: wholeMonths,
  refusals: [notBefore(20)],
  excessKr: { building: 1_500, movables: 1_500 },
  headline: "Drulle för dina saker ingår alltid.",
  benefits: ["Drulle för saker ingår", "Badrum till nypris", "Egna hantverkare i hela landet"],
  services: ["Drulle", "Reseskydd", "ID-skydd"],
  about: "Skador av djur på tomten ingår upp till 30 000 kr.",
  bindingMonths: 12,
};
