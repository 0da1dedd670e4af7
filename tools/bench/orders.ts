import { join } from "node:path";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { acceptOrder } from "#journeys/order/accept-order.ts";
import { ORDER_WORKFLOW } from "#journeys/order/place-order.workflow.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { openRecords } from "#tools/faults/records.ts";
import { askForQuote, orderOf } from "#tools/faults/test-orders.ts";
import { startBareProcess } from "./bare-process.ts";
import type { ContestBench } from "./contest.ts";

const CLIENTS = 16;
const OUTCOME_WITHIN_MS = 20_000;
const REGISTERED_WITHIN_MS = 30_000;
const PROVIDER = "tuvull";

/** By the name of a workflow that only records steps: as many as an ordinary order has, and as many as it had when the goal was set. */
const BARE_STEPS = { bare: 2, "bare-former": 6 } as const;
type BareWorkflow = keyof typeof BARE_STEPS;

/** Orders carried to their end by the product's worker, database, mail and insurer included, beside as many steps that are only recorded. */
export const orders: ContestBench = {
  world: { topic: "bench_orders", speed: "instant", web: 0, workers: 1 },
  async *contests(stack) {
    const records = openRecords(stack);
    const steps = await startBareProcess(join(import.meta.dirname, "bare/bare-steps.ts"), { input: BARE_STEPS });
    try {
      await registerDeployment({
        adminUrl: records.config.restateAdminUrl,
        workerUrl: steps.url,
        canReplace: true,
        clock: systemClock,
        log: noopLogger,
        signal: AbortSignal.timeout(REGISTERED_WITHIN_MS),
      });
      const starter = createRestateStarter({ ingressUrl: records.config.restateIngressUrl });
      const store = createOrderStore(records.stores);
      const quote = await askForQuote(records.gateway, PROVIDER);
      const end = async (workflow: string, id: string): Promise<void> => {
        if ((await starter.outcome(workflow, id, OUTCOME_WITHIN_MS)) === undefined)
          throw new Error(`${workflow}: no end`);
      };
      const order = async (): Promise<void> => {
        const ports = { orders: store, starter, startFailed: () => undefined };
        const { orderId } = await acceptOrder(ports, orderOf(quote), undefined);
        await end(ORDER_WORKFLOW, orderId);
      };
      const bare = (name: BareWorkflow) => async (): Promise<void> => {
        const id = randomId();
        await starter.start(name, id, {});
        await end(name, id);
      };
      const [worker, engine] = [stack.worker?.pid ?? 0, stack.engine?.pid ?? 0];
      for (const name of Object.keys(BARE_STEPS) as BareWorkflow[])
        yield {
          name: `orders, beside ${BARE_STEPS[name]} bare steps`,
          unit: "orders/s",
          clients: CLIENTS,
          ours: { operation: order, pid: worker },
          bare: { operation: bare(name), pid: steps.pid },
          died: steps.died,
          where: { log: "worker-1", processes: { worker, Restate: engine, simulators: stack.simulatorsPid } },
        };
    } finally {
      await steps.stop();
      await records.close();
    }
  },
};
