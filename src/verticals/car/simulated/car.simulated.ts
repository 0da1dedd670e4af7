import { magicEffectOf, type SimulatedVertical } from "#verticals/_contract/simulated.ts";
import { linesOf, type MakeLine } from "#verticals/_insurance/simulated/insurer.ts";
import type { CarInsurer } from "./rating/car-insurer.ts";
import { carInsurers } from "./car-insurers.ts";
import { carLineAtOnce } from "./json-at-once.ts";
import { carPolicies } from "./car-policies.ts";
import { carLineByJob } from "./order-then-poll.ts";
import { scenarios } from "./rating/scenarios.ts";
import { carLineBySoap } from "./soap.ts";

const ordinary = {
  carregnumber: "SPV 24K",
  insurancetype: "full",
  yearlymileage: "1500",
  civicnumber: "198502102380",
  zip: "123 45",
  excesscost: "6000",
  domain: "sparv.example",
};

/** Which protocol each insurer speaks, and how it differs from the others who do. */
const lines: Readonly<Record<string, MakeLine<CarInsurer>>> = {
  tuvull: carLineAtOnce,
  fyrbak: (insurer, number) => carLineAtOnce(insurer, number, { writeKr: (ore) => (ore / 100).toFixed(2) }),
  milvis: carLineAtOnce,
  rask: (insurer, number) => carLineAtOnce(insurer, number, { declineStatus: 422 }),
  rattvis: carLineByJob,
  akerbar: (insurer, number) =>
    carLineByJob(insurer, number, { covers: { full: "stor", half: "mellan", traffic: "liten" } }),
  ljunghed: (insurer, number) => carLineByJob(insurer, number, { declineStatus: 409 }),
  nordkaj: (insurer, number) => carLineByJob(insurer, number, { isUndivided: true }),
  granskog: carLineBySoap,
  kronhjort: (insurer, number) => carLineBySoap(insurer, number, { soapVersion: "1.2" }),
  bjorkhaga: (insurer, number) => carLineBySoap(insurer, number, { decimalMark: "," }),
  stenvalv: (insurer, number) => carLineBySoap(insurer, number, { soapVersion: "1.2", hasPlainDates: true }),
};

export const simulatedCar: SimulatedVertical = {
  name: "car",
  policies: carPolicies,
  lines: linesOf(carInsurers, lines),
  magic: {
    field: "carregnumber",
    inputs: [
      ...Object.entries(scenarios).map(([letters, scenario]) => ({
        input: `${letters} 001`,
        effect: magicEffectOf(scenario),
      })),
      { input: "NON 001", effect: "all-declined" },
    ],
    order: carInsurers.map(({ slug }) => slug),
  },
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
