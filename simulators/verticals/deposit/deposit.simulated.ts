import { magicEffectOf, type SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { bankLines } from "./bank-line.ts";
import { depositSamples } from "./samples.ts";
import { depositBanks } from "./deposit-banks.ts";
import { magicAmounts } from "./scenarios.ts";

export const simulatedDeposit: SimulatedVertical = {
  name: "deposit",
  lines: bankLines(depositBanks),
  magic: {
    field: "amount",
    inputs: Object.entries(magicAmounts).map(([input, { scenario }]) => ({
      input,
      // A magic amount with a refusal is declined by all banks.
      effect: scenario.kind === "decline" ? "all-declined" : magicEffectOf(scenario),
    })),
    order: depositBanks.map(({ slug }) => slug),
  },
  samples: depositSamples,
};
