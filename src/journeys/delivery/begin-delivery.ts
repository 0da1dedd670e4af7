import type { OrderRow } from "#journeys/order/order.port.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";
import { DELIVERY_WORKFLOW } from "./follow-delivery.workflow.ts";

export interface BeginDeliveryPorts extends Pick<FollowDeliveryPorts, "deliveries" | "findDelivery"> {
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (orderId: string, error: unknown) => void;
}

/** Follows a placed order whose provider can be asked about its delivery. Repeated, nothing happens. */
export const beginDelivery =
  (ports: BeginDeliveryPorts) =>
  async ({ orderId, vertical, providerSlug }: OrderRow): Promise<void> => {
    if (!ports.findDelivery(vertical, providerSlug)) return;
    await ports.deliveries.begin(orderId);
    try {
      await ports.starter.start(DELIVERY_WORKFLOW, orderId, {});
    } catch (error) {
      ports.startFailed(orderId, error);
    }
  };
