import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { deliveryKey } from "./delivery-key.ts";
import type { DeliveryStore } from "./delivery.port.ts";
import { DELIVERY_WORKFLOW } from "./follow-delivery.workflow.ts";

export interface SweepDeliveriesPorts {
  readonly deliveries: Pick<DeliveryStore, "overdue">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** A look may take this long: until then the workflow is probably at work. */
const GRACE_MS = 5_000;
const PAGE = 200;

/** Starts deliveries that no workflow looks at: the engine has not started them, or has lost its files. Returns their number. */
export async function sweepDeliveries({ deliveries, starter, clock }: SweepDeliveriesPorts): Promise<number> {
  const before = new Date(clock.nowMs() - GRACE_MS);
  let startedCount = 0;
  let afterOrderId = "";
  for (;;) {
    const page = await deliveries.overdue({ before, limit: PAGE, afterOrderId });
    for (const { orderId, restarts } of page)
      await starter.start(DELIVERY_WORKFLOW, deliveryKey(orderId, restarts), {});
    startedCount += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return startedCount;
    afterOrderId = last.orderId;
  }
}
