import { MINUTE_MS } from "#domain/calendar/durations.ts";
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
  /** Orders started again; starting one that the engine knows has no effect. */
  readonly startedCount: number;
  /** Those of them that wait for no visitor, and that their customers have waited for too long. */
  readonly overdueCount: number;
}

/** Long enough that an order is normally settled, or at least started, before the sweep finds it. */
const SETTLE_GRACE_MS = 5_000;
/** Longer than a provider's usual disturbance, and short enough that the customer may still be at the page. */
export const OVERDUE_MS = 15 * MINUTE_MS;
const PAGE_ORDERS = 200;

/** Starts orders that the engine has not started: it was down at the time, or has lost its files. Ends at the first refusal. */
export async function sweepUnsettled({ orders, starter, clock }: SweepPorts): Promise<SweepReport> {
  const acceptedBefore = new Date(clock.nowMs() - SETTLE_GRACE_MS);
  const overdueBeforeMs = clock.nowMs() - OVERDUE_MS;
  let startedCount = 0;
  let overdueCount = 0;
  let afterOrderId = "";
  for (;;) {
    const page = await orders.unsettled({ acceptedBefore, limit: PAGE_ORDERS, afterOrderId });
    for (const { orderId, state, acceptedAt } of page) {
      await starter.start(ORDER_WORKFLOW, orderId, {});
      startedCount += 1;
      if (state !== "awaiting" && acceptedAt.getTime() < overdueBeforeMs) overdueCount += 1;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ORDERS) return { startedCount, overdueCount };
    afterOrderId = last.orderId;
  }
}
