import { acceptOrder } from "#journeys/order/accept-order.ts";
import { ORDER_WORKFLOW } from "#journeys/order/place-order.workflow.ts";
import { randomId } from "#platform/ids.ts";
import { askForQuote, orderOf } from "#tools/faults/test-orders.ts";
import { cpuUsOf } from "./cpu-time.ts";
import { type BenchLength, closedLoop, type Comparison, takeTurns } from "./measure.ts";
import { startOrderParts } from "./order-parts.ts";
import { measureWhere, type Where } from "./where.ts";

const CLIENTS = 16;
const OUTCOME_WITHIN_MS = 20_000;
const PROVIDER = "tuvull";

/** As many as an ordinary order has: try, settle. */
const ORDER_STEPS = 2;
/** As many as the measurement had when the goal was set, whatever an order has since. */
const FORMER_STEPS = 6;

const BARE = { bare: ORDER_STEPS, "bare-former": FORMER_STEPS } as const;
type BareWorkflow = keyof typeof BARE;

/** Orders carried to their end, database and insurer included, beside an engine that only records as many steps. */
export async function* benchOrders(length: BenchLength): AsyncIterable<Comparison> {
  const { parts, order, bare } = await startOrders(false);
  try {
    for (const name of Object.keys(BARE) as BareWorkflow[])
      yield await Promise.race([
        takeTurns({
          name: `orders, beside ${BARE[name]} bare steps`,
          unit: "orders/s",
          clients: CLIENTS,
          length,
          ours: { operation: order, cpuUs: () => cpuUsOf(parts.worker.pid) },
          bare: { operation: bare(name), cpuUs: () => cpuUsOf(parts.worker.pid) },
        }),
        parts.died,
      ]);
  } finally {
    await parts.stop();
  }
}

/** What an order, and as many bare steps, cost each process. */
export async function* whereOrders({ roundMs }: BenchLength): AsyncIterable<Where> {
  const { parts, order, bare } = await startOrders(true);
  const setup = {
    processes: { worker: parts.worker.pid, Restate: parts.engine.pid, simulators: parts.simulators.pid },
    databaseUrl: parts.databaseUrl,
  };
  try {
    for (const [name, operation] of [
      ["bare steps", bare("bare")],
      ["orders", order],
    ] as const) {
      const run = async (): Promise<number> => (await closedLoop(CLIENTS, roundMs, operation)).operations;
      await run();
      yield await Promise.race([
        measureWhere({ ...setup, name, inspectorLog: () => parts.worker.log() }, run),
        parts.died,
      ]);
    }
  } finally {
    await parts.stop();
  }
}

async function startOrders(isInspected: boolean) {
  const parts = await startOrderParts(BARE, isInspected);
  const { starter, orders } = parts;
  const quote = await askForQuote(parts.gateway, PROVIDER);
  const end = async (workflow: string, id: string): Promise<void> => {
    if ((await starter.outcome(workflow, id, OUTCOME_WITHIN_MS)) === undefined) throw new Error(`${workflow}: no end`);
  };
  return {
    parts,
    order: async (): Promise<void> => {
      const { orderId } = await acceptOrder(
        { orders, starter, startFailed: () => undefined },
        orderOf(quote),
        undefined,
      );
      await end(ORDER_WORKFLOW, orderId);
    },
    bare: (name: BareWorkflow) => async (): Promise<void> => {
      const id = randomId();
      await starter.start(name, id, {});
      await end(name, id);
    },
  };
}
