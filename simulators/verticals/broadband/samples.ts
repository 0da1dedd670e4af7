import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";

const ordinary = {
  address: "Sparvvägen 7",
  zip: "12345",
  city: "Farsta",
  type: "all",
  speed: "100",
  bindtime: "24",
  currentfee: "429",
};

export const broadbandSamples: SampleSearches = {
  ordinary,
  declined: { ...ordinary, address: "Ödebygden 1" },
  otherRated: {
    address: "Lärkvägen 3",
    zip: "21120",
    city: "Malmö",
    type: "fiber",
    speed: "500",
    bindtime: "0",
    currentfee: "399",
  },
  narrowing: ["type", "speed", "bindtime"],
  otherUnrated: {},
  wrong: {
    address: "<b>",
    zip: "1234",
    city: "12345",
    type: "smoke",
    speed: "7",
    bindtime: "7",
    currentfee: "0",
  },
};
