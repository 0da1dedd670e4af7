import type { Durable } from "#platform/engine/durable.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/**
 * Before the confirmation: an order without one is swept, so that a placed order is never left unfollowed. No retry limit: the
 * database recovers.
 */
export const beginDelivery = (durable: Durable, { orders, beginDelivery: begin }: PlaceOrderPorts): Promise<void> =>
  durable.run("begin-delivery", async () => {
    const order = await orders.load(durable.key);
    if (order) await begin(order);
  });
