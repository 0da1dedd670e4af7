import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";

const ordinary = {
  civicnumber: "198502102380",
  insuredfor: "me",
  amount: "1000000",
  occupation: "office",
  sports: "no",
};

export const accidentSamples: SampleSearches = {
  ordinary,
  declined: { ...ordinary, civicnumber: "197610132388" },
  otherRated: {
    civicnumber: "199006072384",
    insuredfor: "partner",
    amount: "1500000",
    occupation: "practical",
    sports: "yes",
  },
  otherUnrated: {},
  wrong: {
    civicnumber: "198502102381",
    insuredfor: "dog",
    amount: "1",
    occupation: "king",
    sports: "maybe",
  },
};
