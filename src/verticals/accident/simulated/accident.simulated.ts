import { magicEffectOf, type SimulatedVertical } from "#verticals/_contract/simulated.ts";
import { linesOf, type MakeLine } from "#verticals/_insurance/simulated/insurer.ts";
import type { AccidentInsurer } from "./rating/accident-insurer.ts";
import { accidentInsurers } from "./accident-insurers.ts";
import { accidentLineAtOnce } from "./json-at-once.ts";
import { accidentLineByJob } from "./order-then-poll.ts";
import { accidentSamples } from "./samples.ts";
import { magicPeople } from "./rating/scenarios.ts";
import { accidentLineBySoap } from "./soap.ts";

/** Which protocol each insurer speaks, and how it differs from the others who do: the same as in its other lines. */
const makers: Readonly<Record<string, MakeLine<AccidentInsurer>>> = {
  tuvull: accidentLineAtOnce,
  rask: (insurer, number) => accidentLineAtOnce(insurer, number, { declineStatus: 422 }),
  akerbar: accidentLineByJob,
  ljunghed: (insurer, number) => accidentLineByJob(insurer, number, { declineStatus: 409 }),
  granskog: accidentLineBySoap,
  bjorkhaga: (insurer, number) => accidentLineBySoap(insurer, number, { decimalMark: "," }),
};

export const simulatedAccident: SimulatedVertical = {
  name: "accident",
  lines: linesOf(accidentInsurers, makers),
  magic: {
    field: "civicnumber",
    inputs: Object.entries(magicPeople).map(([input, { scenario }]) => ({
      input,
      // A magic person with a refusal is declined by all insurers.
      effect: scenario.kind === "decline" ? "all-declined" : magicEffectOf(scenario),
    })),
    order: accidentInsurers.map(({ slug }) => slug),
  },
  samples: accidentSamples,
};
