import type { Zones } from "#simulators/verticals/_shared/factors.ts";

export const carZones: Zones = {
  regions: [1, 1.14, 1.1, 0.95, 1.02, 0.95, 0.97, 0.96, 0.9, 0.86],
  towns: {
    // Stockholm within the tolls and its southern and northern suburbs.
    "10": 1.26,
    "11": 1.26,
    "12": 1.2,
    "14": 1.18,
    "16": 1.18,
    // Malmö.
    "20": 1.34,
    "21": 1.34,
    // Göteborg.
    "40": 1.18,
    "41": 1.18,
    "42": 1.12,
    // Uppsala, Västerås, Örebro.
    "75": 1.03,
    "72": 1.02,
    "70": 1.0,
  },
};
