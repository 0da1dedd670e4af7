import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { IdentifiedBy } from "#journeys/identity/identified-persons.port.ts";
import type { AcceptedOrder, NewOrder, OrderStore } from "./order.port.ts";
import { ORDER_WORKFLOW } from "./place-order.workflow.ts";

export interface AcceptOrderPorts {
  readonly orders: Pick<OrderStore, "accept" | "acceptSigned">;
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (orderId: string, error: unknown) => void;
}

/**
 * Once this resolves, we must complete the order: the row is the record, and the sweep starts orders that the
 * engine has not started. Repeating it for the same checkout returns the same order.
 */
export async function acceptOrder(
  ports: AcceptOrderPorts,
  order: NewOrder,
  identifiedBy: IdentifiedBy | undefined,
): Promise<AcceptedOrder> {
  const accepted = await ports.orders.accept(order, identifiedBy);
  if (accepted.isOther) return accepted;
  await startOrder(ports, accepted.orderId);
  return accepted;
}

/** Starts the workflow of an accepted order. */
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
