import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { HouseInsurer } from "#simulators/verticals/house/rating/house-insurer.ts";
import { noLargerThan, notBuiltBefore } from "#simulators/verticals/house/rating/refusals.ts";

/** Young, on the web only: quick answers, low prices, hard terms. */
export const rask: HouseInsurer = {
  slug: "rask",
  latency: { minMs: 40, maxMs: 220 },
  faults: [
    { kind: "garbage", share: 0.002 },
    { kind: "5xx", share: 0.003 },
  ],
  product: "Rask Hus",
  tariff: {
    level: 0.78,
    areaWeight: 1.15,
    pipeWeight: 1.5,
    zoneWeight: 1.2,
    waterWeight: 1.2,
    alarmWeight: 0.5,
    householdWeight: 1.2,
    extraAreaKr: 8.5,
    ownMistakesKr: { movables: 450, building: 340 },
    ageSurcharge: { young: 0.04, old: 0.12 },
    noise: 0.1,
  },
  rounding: wholeMonths,
  refusals: [notBuiltBefore(1900), noLargerThan(300)],
  excessKr: { building: 5_000, movables: 3_000 },
  headline: "Tecknat på två minuter, avslutat på en.",
  benefits: ["Ingen bindningstid", "Allt sköts i mobilen"],
  services: ["Chatt dygnet runt"],
  bindingMonths: 0,
};
