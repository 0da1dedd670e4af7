import type { SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { streetMagic } from "#simulators/verticals/_shared/scenarios.ts";
import { broadbandOperators } from "./broadband-operators.ts";
import { operatorLines } from "./operator-line.ts";
import { broadbandSamples } from "./samples.ts";

export const simulatedBroadband: SimulatedVertical = {
  name: "broadband",
  lines: operatorLines(broadbandOperators),
  magic: streetMagic(broadbandOperators),
  samples: broadbandSamples,
};
