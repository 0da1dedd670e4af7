import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { restateWorkflow, type WorkflowDescription } from "#adapters/restate/restate-workflow.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { noopLogger } from "#platform/logging/logger.ts";

/** By the name of a workflow: how many steps it records. Sent by the measuring process. */
const asked = await new Promise<Readonly<Record<string, number>>>((resolve) => process.once("message", resolve));
const workflows = Object.entries(asked).map(([name, steps]): WorkflowDescription<unknown, unknown> => ({
  name,
  remembersMs: HOUR_MS,
  body: async (durable: Durable) => {
    for (let step = 1; step <= steps; step++)
      await durable.run(`step-${step}`, () => Promise.resolve({ state: "done" }));
    return {};
  },
}));
const { port } = await startEndpoint({
  workflows: workflows.map((each) => restateWorkflow(each, noopLogger)),
  host: "127.0.0.1",
  port: 0,
  log: noopLogger,
});
process.send?.({ port });
