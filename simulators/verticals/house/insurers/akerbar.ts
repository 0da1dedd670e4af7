import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noExtraAreaAbove } from "#simulators/verticals/house/rating/refusals.ts";

/** Mutual and rural: low prices, and less still for those who gather their insurances. */
export const akerbar: HouseInsurer = {
  slug: "akerbar",
  latency: { minMs: 250, maxMs: 900 },
  faults: [{ kind: "5xx", share: 0.002 }],
  tariff: {
    level: 0.84,
    areaWeight: 0.95,
    pipeWeight: 0.9,
    zoneWeight: 0.8,
    waterWeight: 1,
    alarmWeight: 0.8,
    householdWeight: 0.9,
    extraAreaKr: 6,
    ownMistakesKr: { movables: 340, building: 260 },
    noise: 0.05,
  },
  rounding: wholeMonths,
  discount: {
    percent: 10,
    name: "samlingsrabatt",
    requiresOtherInsurances: true,
    isGiven: ({ ownedYears }) => ownedYears >= 3,
  },
  refusals: [noExtraAreaAbove(200)],
  excessKr: { building: 1_500, movables: 1_500 },
  headline: "Trasig diskmaskin ersätts till nypris.",
  benefits: ["Nypris på vitvaror i fem år", "Egen skadejour på landet"],
  services: ["Drulle", "Golfutrustning"],
  about: "Premien sänks ett steg för varje skadefritt år.",
  bindingMonths: 12,
};
