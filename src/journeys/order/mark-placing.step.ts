import type { Durable } from "#platform/engine/durable.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** No retry limit: the database recovers. Nothing to undo: the state only means that the provider may have been asked. */
export const markPlacing = (durable: Durable, { orders }: PlaceOrderPorts): Promise<void> =>
  durable.run("mark-placing", () => orders.moveTo(durable.key, "placing"));
