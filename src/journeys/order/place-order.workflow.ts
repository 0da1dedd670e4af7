import type { Durable } from "#platform/engine/durable.ts";
import type { OrderState } from "./order.port.ts";
import { loadOrderState } from "./load-order-state.step.ts";
import { markPlacing } from "./mark-placing.step.ts";
import { placeAtProvider } from "./place-at-provider.step.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";
import { settleOrder } from "./settle-order.step.ts";

/** The workflow's name; its id is the order's. */
export const ORDER_WORKFLOW = "order";

/**
 * Carries one order to its end. Whatever a step gives back is kept by the engine in clear, so steps give ids and states:
 * the order itself is read from the store inside the step that needs it.
 */
export async function placeOrder(durable: Durable, ports: PlaceOrderPorts): Promise<{ state: OrderState }> {
  const before = await loadOrderState(durable, ports);
  if (before !== "accepted" && before !== "placing") return { state: before };
  await markPlacing(durable, ports);
  const outcome = await placeAtProvider(durable, ports);
  await settleOrder(durable, ports, outcome);
  return { state: outcome.state };
}
