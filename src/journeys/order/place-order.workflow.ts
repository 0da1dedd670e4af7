import { isOpen, type OrderState } from "#domain/order/order-state.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { awaitVisitor } from "./await-visitor.step.ts";
import { beginDelivery } from "./begin-delivery.step.ts";
import { cancelFormer } from "./cancel-former.step.ts";
import { confirmOrder } from "./confirm-order.step.ts";
import { confirmPrice } from "./confirm-price.step.ts";
import { loadOrderState } from "./load-order-state.step.ts";
import { markPlacing } from "./mark-placing.step.ts";
import type { OrderOutcome } from "./order.port.ts";
import { placeAtProvider } from "./place-at-provider.step.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";
import { settleOrder } from "./settle-order.step.ts";
import { notifyUnplaced } from "./notify-unplaced.step.ts";

/** The workflow's name; its id is the order's. */
export const ORDER_WORKFLOW = "order";

/**
 * Completes one order. The engine stores the result of a step unencrypted, so steps return ids and states:
 * each step that needs the order reads it from the store.
 */
export async function placeOrder(durable: Durable, ports: PlaceOrderPorts): Promise<{ state: OrderState }> {
  const before = await loadOrderState(durable, ports);
  const outcome = isOpen(before) ? await execute(durable, ports) : undefined;
  if (outcome) await settleOrder(durable, ports, outcome);
  const state = outcome?.state ?? before;
  // Also for an order that was settled before: the engine may have been lost between the two.
  if (state === "placed") {
    await beginDelivery(durable, ports);
    await confirmOrder(durable, ports);
    await cancelFormer(durable, ports);
  } else await notifyUnplaced(durable, ports, state);
  return { state };
}

async function execute(durable: Durable, ports: PlaceOrderPorts): Promise<OrderOutcome> {
  await markPlacing(durable, ports);
  const objection = await confirmPrice(durable, ports);
  if (objection) return objection;
  const outcome = await placeAtProvider(durable, ports);
  return outcome.state === "awaiting" ? awaitVisitor(durable, ports) : outcome;
}
