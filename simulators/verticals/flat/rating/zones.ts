import type { Zones } from "#simulators/verticals/_shared/factors.ts";

/** Where burglaries, cellar thefts and water in the storeroom are many. */
export const flatZones: Zones = {
  regions: [1, 1.14, 1.1, 0.96, 1.08, 0.95, 1, 0.98, 0.93, 0.9],
  towns: {
    // Stockholm, inside the tolls and south of them.
    "11": 1.28,
    "12": 1.2,
    "16": 1.18,
    // Malmö.
    "21": 1.32,
    // Göteborg.
    "41": 1.22,
    "42": 1.12,
    // Uppsala, with its bicycles.
    "75": 1.1,
  },
};
