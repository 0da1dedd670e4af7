import type { Zones } from "#simulators/verticals/_shared/factors.ts";

/** Where burglars, cloudbursts and builders' wages are many and dear. */
export const houseZones: Zones = {
  regions: [1, 1.1, 1.08, 0.97, 1.05, 0.95, 0.96, 0.98, 0.94, 0.92],
  towns: {
    // Stockholm and the suburbs around it.
    "11": 1.16,
    "12": 1.12,
    "16": 1.15,
    "18": 1.18,
    // Malmö, whose cellars the cloudburst of 2014 filled.
    "21": 1.22,
    // Göteborg.
    "41": 1.12,
    "42": 1.1,
    // Gävle, after 2021.
    "80": 1.08,
  },
};
