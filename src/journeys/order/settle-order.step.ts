import type { Durable } from "#platform/engine/durable.ts";
import type { OrderOutcome } from "./order.port.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** No limit: what the provider has decided must be written down, however long the database is away. */
export const settleOrder = (durable: Durable, { orders }: PlaceOrderPorts, outcome: OrderOutcome): Promise<void> =>
  durable.run("settle", () => orders.settle(durable.key, outcome));
