import { wholeYears } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noSouterrain, notIn } from "#simulators/verticals/house/rating/refusals.ts";

/** By the sea: dear where the water comes in. */
export const nordkaj: HouseInsurer = {
  slug: "nordkaj",
  latency: { minMs: 350, maxMs: 1_100 },
  faults: [{ kind: "reset", share: 0.002 }],
  product: "Nordkaj Hus",
  tariff: {
    level: 0.97,
    areaWeight: 1.1,
    pipeWeight: 1,
    zoneWeight: 1.6,
    waterWeight: 1.2,
    alarmWeight: 0.9,
    householdWeight: 1,
    extraAreaKr: 6.5,
    ownMistakesKr: { movables: 410, building: 310 },
    noise: 0.07,
  },
  rounding: wholeYears,
  refusals: [notIn("21", "Malmö"), noSouterrain],
  excessKr: { building: 2_500, movables: 1_500 },
  headline: "Båthus och brygga ingår.",
  benefits: ["Båthus och brygga ingår", "Stormskada utan åldersavdrag"],
  services: ["Brygga", "Båt"],
  about: "Naturskador har en självrisk på 10 000 kr.",
  bindingMonths: 0,
};
