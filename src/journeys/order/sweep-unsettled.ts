import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { OrderStore } from "./order.port.ts";
import { ORDER_WORKFLOW } from "./place-order.workflow.ts";

export interface SweepPorts {
  readonly orders: Pick<OrderStore, "unsettled">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface SweepReport {
  /** Told to the engine again; one it already knows goes on as if nothing had been said. */
  readonly startedCount: number;
}

/** Long enough that an order is normally settled, or at least started, before the sweep looks at it. */
const SETTLE_GRACE_MS = 5_000;
const PAGE_ORDERS = 200;

/** Starts whatever the engine has not heard of: it was down at the time, or has lost its files. Ends at the first refusal. */
export async function sweepUnsettled({ orders, starter, clock }: SweepPorts): Promise<SweepReport> {
  const acceptedBefore = new Date(clock.nowMs() - SETTLE_GRACE_MS);
  let told = 0;
  let afterOrderId = "";
  for (;;) {
    const page = await orders.unsettled({ acceptedBefore, limit: PAGE_ORDERS, afterOrderId });
    for (const orderId of page) {
      await starter.start(ORDER_WORKFLOW, orderId, {});
      told += 1;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ORDERS) return { startedCount: told };
    afterOrderId = last;
  }
}
