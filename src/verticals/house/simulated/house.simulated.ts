import type { SimulatedVertical } from "#verticals/_contract/simulated.ts";
import { linesOf, type MakeLine } from "#verticals/_insurance/simulated/insurer.ts";
import { streetMagic } from "#verticals/_simulated/scenarios.ts";
import type { HouseInsurer } from "./rating/house-insurer.ts";
import { houseInsurers } from "./house-insurers.ts";
import { housePolicies } from "./house-policies.ts";
import { houseLineAtOnce } from "./json-at-once.ts";
import { houseLineByJob } from "./order-then-poll.ts";
import { houseSamples } from "./samples.ts";
import { houseLineBySoap } from "./soap.ts";

/** Which protocol each insurer speaks, and how it differs from the others who do: the same as in its other lines. */
const lines: Readonly<Record<string, MakeLine<HouseInsurer>>> = {
  tuvull: houseLineAtOnce,
  fyrbak: (insurer, number) => houseLineAtOnce(insurer, number, { writeKr: (ore) => (ore / 100).toFixed(2) }),
  rask: (insurer, number) => houseLineAtOnce(insurer, number, { declineStatus: 422 }),
  akerbar: houseLineByJob,
  ljunghed: (insurer, number) => houseLineByJob(insurer, number, { declineStatus: 409 }),
  nordkaj: (insurer, number) => houseLineByJob(insurer, number, { isUndivided: true }),
  granskog: houseLineBySoap,
  kronhjort: (insurer, number) => houseLineBySoap(insurer, number, { soapVersion: "1.2" }),
  bjorkhaga: (insurer, number) => houseLineBySoap(insurer, number, { decimalMark: "," }),
  stenvalv: (insurer, number) => houseLineBySoap(insurer, number, { soapVersion: "1.2", hasPlainDates: true }),
};

export const simulatedHouse: SimulatedVertical = {
  name: "house",
  lines: linesOf(houseInsurers, lines),
  magic: streetMagic(houseInsurers),
  samples: houseSamples,
  policies: housePolicies,
};
