import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { restateWorkflow, type WorkflowDescription } from "#adapters/restate/restate-workflow.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { createPool } from "#platform/database/pool.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { joinOrderParts } from "#tests/contracts/order/order-world.ts";

/** Sent by the measuring process. */
export interface OrderWorkerInput {
  readonly databaseUrl: string;
  readonly simulatorsUrl: string;
  readonly columnKey: string;
  readonly lookupKey: string;
  /** By name: how many steps each workflow has that only records them. */
  readonly bareSteps: Readonly<Record<string, number>>;
}

/** The worker of a measurement: orders as they are, beside workflows that only record steps. */
const input = await new Promise<OrderWorkerInput>((resolve) => process.once("message", resolve));
const pool = createPool({ url: input.databaseUrl, name: "bench-worker", connectionFailed: () => undefined });
const { workflow } = joinOrderParts({
  pool,
  simulatorsUrl: input.simulatorsUrl,
  columnKey: Buffer.from(input.columnKey, "base64"),
  lookupKey: Buffer.from(input.lookupKey, "base64"),
});
const bare = Object.entries(input.bareSteps).map(([name, steps]): WorkflowDescription<unknown, unknown> => ({
  name,
  remembersMs: HOUR_MS,
  body: async (durable: Durable) => {
    for (let step = 1; step <= steps; step++)
      await durable.run(`step-${step}`, () => Promise.resolve({ state: "done" }));
    return {};
  },
}));
const { port } = await startEndpoint({
  workflows: [workflow, ...bare].map((each) => restateWorkflow(each, noopLogger)),
  host: "127.0.0.1",
  port: 0,
  log: noopLogger,
});
process.send?.({ port });
