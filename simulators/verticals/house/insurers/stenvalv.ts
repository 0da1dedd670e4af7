import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { notBefore } from "#simulators/verticals/house/rating/refusals.ts";

/** An old house of insurance that sells its own. */
export const stenvalv: HouseInsurer = {
  slug: "stenvalv",
  latency: { minMs: 700, maxMs: 2_400 },
  faults: [{ kind: "slow", share: 0.004 }],
  tariff: {
    level: 1.2,
    areaWeight: 1,
    pipeWeight: 0.9,
    zoneWeight: 1,
    waterWeight: 1,
    alarmWeight: 1.2,
    householdWeight: 1,
    extraAreaKr: 7,
    ownMistakesKr: { movables: 380, building: 300 },
    ageSurcharge: { young: 0.1, old: 0 },
    noise: 0.04,
  },
  rounding: wholeMonths,
  refusals: [notBefore(25)],
  excessKr: { building: 2_000, movables: 2_000 },
  headline: "Byggnadsvård för hus med historia.",
  benefits: ["Fast kontaktperson", "Byggnadsvård för äldre hus"],
  services: ["Byggnadsvård", "Värdering"],
  about: "Tecknas på ett av bolagets kontor eller per telefon.",
  bindingMonths: 12,
};
