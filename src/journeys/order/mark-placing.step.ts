import type { Durable } from "#platform/engine/durable.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** No limit: the database comes back. Nothing to undo: the state only says that the provider may have been asked. */
export const markPlacing = (durable: Durable, { orders }: PlaceOrderPorts): Promise<void> =>
  durable.run("mark-placing", () => orders.markPlacing(durable.key));
