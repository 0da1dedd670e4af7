import { magicEffectOf, type SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { mortgageBankLines } from "./mortgage-bank-line.ts";
import { mortgageBankList } from "./mortgage-bank-list.ts";
import { mortgageSamples } from "./samples.ts";
import { magicLoans } from "./scenarios.ts";

export const simulatedMortgage: SimulatedVertical = {
  name: "mortgage",
  lines: mortgageBankLines(mortgageBankList),
  magic: {
    field: "loan",
    inputs: Object.entries(magicLoans).map(([input, { scenario }]) => ({
      input,
      // A magic loan with a refusal is declined by all banks.
      effect: scenario.kind === "decline" ? "all-declined" : magicEffectOf(scenario),
    })),
    order: mortgageBankList.map(({ slug }) => slug),
  },
  samples: mortgageSamples,
};
