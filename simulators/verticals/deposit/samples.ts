import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";

const ordinary = { amount: "100000", currentrate: "0.4", time: "5", withdrawal: "no" };

export const depositSamples: SampleSearches = {
  ordinary,
  declined: { ...ordinary, amount: "9000000" },
  otherRated: { amount: "300000", currentrate: "1.25", time: "3", withdrawal: "yes" },
  otherUnrated: {},
  wrong: { amount: "10", currentrate: "99", time: "4", withdrawal: "maybe" },
};
