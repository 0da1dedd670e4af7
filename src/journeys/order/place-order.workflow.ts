import type { OrderState } from "#domain/order/order-state.ts";
import type { Durable } from "#platform/engine/durable.ts";
import { awaitVisitor } from "./await-visitor.step.ts";
import { cancelFormer } from "./cancel-former.step.ts";
import { confirmOrder } from "./confirm-order.step.ts";
import { confirmPrice } from "./confirm-price.step.ts";
import { type FirstTry, type LoadedOrder, tryFirst } from "./first-try.step.ts";
import type { OrderOutcome } from "./order.port.ts";
import { type Awaiting, placeAtProvider } from "./place-at-provider.step.ts";
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
  const loaded: LoadedOrder = {};
  const { result, cancelsFormer } = await tryFirst(durable, ports, loaded);
  const state = result.state === "settled" ? result.as : await end(durable, ports, result, loaded);
  // Also for an order that was settled before: the engine may have been lost between the two.
  if (result.state === "settled" && state === "placed") await confirmOrder(durable, ports);
  if (state !== "placed") await notifyUnplaced(durable, ports, state);
  else if (cancelsFormer) await cancelFormer(durable, ports);
  return { state };
}

type OpenResult = Exclude<FirstTry["result"], { state: "settled" }>;

async function end(
  durable: Durable,
  ports: PlaceOrderPorts,
  result: OpenResult,
  loaded: LoadedOrder,
): Promise<OrderOutcome["state"]> {
  const placed = await tryUntilClear(durable, ports, result);
  const outcome = placed.state === "awaiting" ? await awaitVisitor(durable, ports) : placed;
  await settleOrder(durable, ports, outcome, placed.state === "awaiting" ? "visitor" : "provider", loaded);
  return outcome.state;
}

async function tryUntilClear(
  durable: Durable,
  ports: PlaceOrderPorts,
  result: OpenResult,
): Promise<OrderOutcome | Awaiting> {
  if (result.state === "unknown") return placeAtProvider(durable, ports, result);
  if (result.state !== "unpriced") return result;
  return (await confirmPrice(durable, ports)) ?? placeAtProvider(durable, ports);
}
