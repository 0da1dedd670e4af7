import type { SimulatedVertical } from "#verticals/_contract/simulated.ts";
import { rattvis, tuvull } from "./car-insurers.ts";
import { carLineAtOnce } from "./json-at-once.ts";
import { carLineByJob } from "./order-then-poll.ts";

const ordinary = {
  carregnumber: "SPV 24K",
  insurancetype: "full",
  yearlymileage: "1500",
  civicnumber: "198502102380",
  zip: "123 45",
  excesscost: "6000",
  domain: "sparv.example",
};

export const simulatedCar: SimulatedVertical = {
  name: "car",
  // The place in this list is the insurer's number in the magic registration numbers: add at the end.
  lines: [carLineAtOnce(tuvull, 1), carLineByJob(rattvis, 2)],
  samples: {
    ordinary,
    declined: { ...ordinary, carregnumber: "NON 001" },
    otherRated: {
      carregnumber: "ABC 12D",
      insurancetype: "half",
      yearlymileage: "2500",
      civicnumber: "195802142785",
      zip: "903 25",
      excesscost: "3000",
    },
    otherUnrated: { domain: "other.example" },
    wrong: {
      carregnumber: "AB1234",
      insurancetype: "quarter",
      yearlymileage: "1501",
      civicnumber: "198502102381",
      zip: "1234",
      excesscost: "6001",
      domain: "<b>",
    },
  },
};
