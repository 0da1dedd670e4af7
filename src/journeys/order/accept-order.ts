import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { AcceptedOrder, NewOrder, OrderStore } from "./order.port.ts";
import { ORDER_WORKFLOW } from "./place-order.workflow.ts";

export interface AcceptOrderPorts {
  readonly orders: Pick<OrderStore, "accept">;
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine could not be told; the sweep will tell it. */
  readonly startFailed: (orderId: string, error: unknown) => void;
}

/**
 * From the moment this resolves the order is ours to finish: the row is what counts, and the sweep starts whatever the
 * engine has not heard of. Asking again for the same checkout gives the same order.
 */
export async function acceptOrder(ports: AcceptOrderPorts, order: NewOrder): Promise<AcceptedOrder> {
  const accepted = await ports.orders.accept(order);
  if (accepted.isOther) return accepted;
  try {
    await ports.starter.start(ORDER_WORKFLOW, accepted.orderId, {});
  } catch (error) {
    ports.startFailed(accepted.orderId, error);
  }
  return accepted;
}
