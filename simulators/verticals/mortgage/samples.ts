import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";

const ordinary = {
  loan: "3600000",
  value: "4800000",
  income: "90000",
  borrowers: "1",
  currentrate: "3.64",
  currentbinding: "24",
  exitfee: "4000",
  binding: "3",
};

export const mortgageSamples: SampleSearches = {
  ordinary,
  declined: { ...ordinary, loan: "4700000" },
  otherRated: {
    loan: "3300000",
    value: "6500000",
    income: "95000",
    borrowers: "2",
    currentrate: "3.9",
    currentbinding: "36",
    exitfee: "5000",
    binding: "12",
  },
  otherUnrated: {},
  wrong: {
    loan: "10",
    value: "10",
    income: "0",
    borrowers: "3",
    currentrate: "99",
    currentbinding: "7",
    exitfee: "9999999",
    binding: "4",
  },
};
