import type { Durable } from "#platform/engine/durable.ts";
import type { OrderOutcome } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** No retry limit: the provider's decision must be stored, however long the database is unavailable. */
export const settleOrder = (durable: Durable, { orders }: PlaceOrderPorts, outcome: OrderOutcome): Promise<void> =>
  durable.run("settle", () => orders.settle(durable.key, outcome));
