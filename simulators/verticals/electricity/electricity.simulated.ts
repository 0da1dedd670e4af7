import { magicEffectOf, type SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { electricitySuppliers } from "./electricity-suppliers.ts";
import { electricitySamples } from "./samples.ts";
import { magicUses } from "./scenarios.ts";
import { supplyLines } from "./supply-line.ts";

export const simulatedElectricity: SimulatedVertical = {
  name: "electricity",
  lines: supplyLines(electricitySuppliers),
  magic: {
    field: "yearlyuse",
    inputs: Object.entries(magicUses).map(([input, { scenario }]) => ({
      input,
      // A magic use with a refusal is declined by all suppliers.
      effect: scenario.kind === "decline" ? "all-declined" : magicEffectOf(scenario),
    })),
    order: electricitySuppliers.map(({ slug }) => slug),
  },
  samples: electricitySamples,
};
