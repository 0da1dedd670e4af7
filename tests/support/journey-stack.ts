import type { TestProject } from "vitest/node";
import { startStack } from "#tools/processes/stack.ts";
import { storePrices } from "./electricity/store-prices.ts";

declare module "vitest" {
  export interface ProvidedContext {
    stackUrl: string;
    simulatorsUrl: string;
    databaseUrl: string;
  }
}

/** `SPARV_ORDER_SIGNATURE=all npm run test:journeys`: the same journeys, each of which signs where it orders. */
function orderSignature(): Record<string, string> {
  const wanted = process.env["SPARV_ORDER_SIGNATURE"];
  return wanted === undefined ? {} : { SPARV_ORDER_SIGNATURE: wanted };
}

/** One stack for all browser journeys: starting it takes longer than most of them. */
export default async function startJourneyStack(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({
    topic: project.name.replaceAll("-", "_"),
    workers: 1,
    fillsSeries: true,
    prepare: storePrices,
    // Everything is written down, so that what must not be is found when the stack stops.
    env: { SPARV_LOG_LEVEL: "debug", ...orderSignature() },
  });
  project.provide("stackUrl", stack.url);
  project.provide("simulatorsUrl", stack.simulatorsUrl);
  project.provide("databaseUrl", stack.env["SPARV_DATABASE_URL"] ?? "");
  return () => stack.stop();
}
