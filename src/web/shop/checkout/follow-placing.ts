import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { requestOrder } from "#web/shop/order/order-calls.ts";
import type { OrderSnapshot } from "#web/shop/order/checkout.ts";

/** As often as any wait of a form (spec 2 §9). */
const FOLLOW_INTERVAL_MS = 1_000;
/** Longer than insurers take to answer; after that the order's own page continues the polling. */
const FOLLOW_AT_MOST_MS = 25_000;

/** Waits at the checkout until the order is something else than on its way, or long enough. A lost answer is no news. */
export async function followPlacing(
  vertical: Pick<VerticalDescription, "path">,
  order: OrderSnapshot,
  ask: typeof requestOrder = requestOrder,
): Promise<OrderSnapshot> {
  let latest = order;
  for (let waitedMs = 0; latest.state === "open" && waitedMs < FOLLOW_AT_MOST_MS; waitedMs += FOLLOW_INTERVAL_MS) {
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_INTERVAL_MS));
    const now = await ask(vertical, order.orderId);
    if (now) latest = { orderId: now.orderId, state: now.state, message: now.message };
  }
  return latest;
}
