import type { OrderState } from "#domain/order/order-state.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** No retry limit: the database recovers. A missing order has no state, so the workflow ends. */
export const loadOrderState = (durable: Durable, { orders }: PlaceOrderPorts): Promise<OrderState> =>
  durable.run("load", async () => {
    const state = await orders.stateOf(durable.key);
    if (!state) throw new StepRefused("no such order");
    return state;
  });
