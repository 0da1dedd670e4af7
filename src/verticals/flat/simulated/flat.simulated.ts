import type { SimulatedVertical } from "#verticals/_contract/simulated.ts";
import { flatPolicies } from "./flat-policies.ts";
import { linesOf, type MakeLine } from "#verticals/_insurance/simulated/insurer.ts";
import { streetMagic } from "#verticals/_simulated/scenarios.ts";
import type { FlatInsurer } from "./rating/flat-insurer.ts";
import { flatInsurers } from "./flat-insurers.ts";
import { flatLineAtOnce } from "./json-at-once.ts";
import { flatLineByJob } from "./order-then-poll.ts";
import { flatSamples } from "./samples.ts";
import { flatLineBySoap } from "./soap.ts";

/** Which protocol each insurer speaks, and how it differs from the others who do: the same as in its other lines. */
const lines: Readonly<Record<string, MakeLine<FlatInsurer>>> = {
  tuvull: flatLineAtOnce,
  fyrbak: (insurer, number) => flatLineAtOnce(insurer, number, { writeKr: (ore) => (ore / 100).toFixed(2) }),
  rask: (insurer, number) => flatLineAtOnce(insurer, number, { declineStatus: 422 }),
  akerbar: flatLineByJob,
  ljunghed: (insurer, number) => flatLineByJob(insurer, number, { declineStatus: 409 }),
  nordkaj: (insurer, number) => flatLineByJob(insurer, number, { isUndivided: true }),
  granskog: flatLineBySoap,
  kronhjort: (insurer, number) => flatLineBySoap(insurer, number, { soapVersion: "1.2" }),
  bjorkhaga: (insurer, number) => flatLineBySoap(insurer, number, { decimalMark: "," }),
};

export const simulatedFlat: SimulatedVertical = {
  name: "flat",
  lines: linesOf(flatInsurers, lines),
  magic: streetMagic(flatInsurers),
  samples: flatSamples,
  policies: flatPolicies(flatInsurers.map(({ slug }) => slug)),
};
