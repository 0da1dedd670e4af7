import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { AcceptedOrder, NewOrder, OrderStore } from "./order.port.ts";
import { ORDER_WORKFLOW } from "./place-order.workflow.ts";

export interface AcceptOrderPorts {
  readonly orders: Pick<OrderStore, "accept" | "acceptSigned">;
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
  await startOrder(ports, accepted.orderId);
  return accepted;
}

/** Tells the engine of an accepted order. */
export async function startOrder(
  ports: Pick<AcceptOrderPorts, "starter" | "startFailed">,
  orderId: string,
): Promise<void> {
  try {
    await ports.starter.start(ORDER_WORKFLOW, orderId, {});
  } catch (error) {
    ports.startFailed(orderId, error);
  }
}
