import type { WorkflowDescription } from "#adapters/restate/restate-workflow.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { acceptOrder } from "#journeys/order/accept-order.ts";
import { ORDER_WORKFLOW } from "#journeys/order/place-order.workflow.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import { startOrderWorld } from "#tests/contracts/order/order-world.ts";
import { askForQuote, orderOf } from "#tools/faults/test-orders.ts";
import { type BenchLength, type Comparison, takeTurns } from "./measure.ts";

const CLIENTS = 16;
const OUTCOME_WITHIN_MS = 20_000;
const PROVIDER = "tuvull";
const BARE_WORKFLOW = "bare";

/** As many as an ordinary order has: load, mark, price, place, settle, confirm. */
const STEPS = ["load", "mark", "price", "place", "settle", "confirm"] as const;

const bare: WorkflowDescription<unknown, unknown> = {
  name: BARE_WORKFLOW,
  remembersMs: HOUR_MS,
  body: async (durable: Durable) => {
    for (const step of STEPS) await durable.run(step, () => Promise.resolve(step));
    return {};
  },
};

/** Orders carried to their end, database and insurer included, beside an engine that only records as many steps. */
export async function benchOrders(length: BenchLength): Promise<Comparison> {
  const world = await startOrderWorld("bench_orders", [bare]);
  try {
    const quote = await askForQuote(world.gateway, PROVIDER);
    const { starter } = world.engine;
    const run = async (workflow: string, id: string): Promise<void> => {
      if ((await starter.outcome(workflow, id, OUTCOME_WITHIN_MS)) === undefined)
        throw new Error(`${workflow}: no end`);
    };
    const order = async (): Promise<void> => {
      const ports = {
        orders: world.orders,
        starter,
        startFailed: () => undefined,
      };
      const { orderId } = await acceptOrder(ports, orderOf(quote));
      await run(ORDER_WORKFLOW, orderId);
    };
    const nothing = async (): Promise<void> => {
      const id = randomId();
      await starter.start(BARE_WORKFLOW, id, {});
      await run(BARE_WORKFLOW, id);
    };
    return await takeTurns({
      name: "orders",
      unit: "orders/s",
      clients: CLIENTS,
      length,
      // The worker runs in this process.
      ours: { operation: order, cpuUs: ownCpuUs },
      bare: { operation: nothing },
    });
  } finally {
    await world.stop();
  }
}

function ownCpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
