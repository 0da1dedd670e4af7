import { StepRefused } from "#platform/engine/durable.ts";
import type { OrderRow, OrderStore } from "./order.port.ts";

/** Within a step. */
export async function loadOrder(
  orderId: string,
  { orders }: { readonly orders: Pick<OrderStore, "load"> },
): Promise<OrderRow> {
  const order = await orders.load(orderId);
  if (!order) throw new StepRefused("no such order");
  return order;
}
