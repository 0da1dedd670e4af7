import type { Durable } from "#platform/engine/durable.ts";
import { confirmNow } from "./confirm-order.step.ts";
import type { LoadedOrder } from "./first-try.step.ts";
import type { OrderOutcome, OrderRow } from "./order.port.ts";
import type { OrderWait, PlaceOrderPorts } from "./place-order.ports.ts";

/**
 * No retry limit: the provider's decision must be stored, however long the database is unavailable. A placed order is confirmed in the
 * same step; each part of it changes nothing when it is repeated.
 */
export const settleOrder = (
  durable: Durable,
  ports: PlaceOrderPorts,
  outcome: OrderOutcome,
  waitedFor: OrderWait,
  loaded: LoadedOrder = {},
): Promise<void> =>
  durable.run("settle", async () => {
    const settledAt = await ports.orders.settle(durable.key, outcome);
    const order = loaded.order ?? (settledAt && (await ports.orders.load(durable.key)));
    if (order && settledAt) ports.settled?.(outcome.state, waitedFor, settledAt.getTime() - order.acceptedAt.getTime());
    if (outcome.state === "placed") await confirmNow(durable.key, ports, placedOf(loaded, outcome, settledAt));
  });

/** Undefined when this run has not loaded it, or another has settled it: then it is loaded. */
const placedOf = (
  { order }: LoadedOrder,
  { state, providerOrderId }: Extract<OrderOutcome, { state: "placed" }>,
  settledAt: Date | undefined,
): OrderRow | undefined => (order && settledAt ? { ...order, state, providerOrderId, settledAt } : undefined);
