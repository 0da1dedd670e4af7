import { useState } from "react";
import { usePoll } from "#ui/poll/use-poll.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { askForOrder } from "#web/checkout/checkout-calls.ts";
import { type CompleteOrder, isSettled } from "./read-order.ts";

/** Slower than at the checkout: nobody stares at this page. */
export const ORDER_POLL_MS = 2_000;

/** The order as it stands, followed until nothing of it will change. Undefined until the first answer. */
export function useOrder(
  vertical: Pick<VerticalDescription, "path">,
  orderId: string,
  first?: CompleteOrder,
): CompleteOrder | undefined {
  const [order, setOrder] = useState(first);
  usePoll({
    isActive: order === undefined || !isSettled(order),
    // Nothing is shown yet: asked at once.
    intervalMs: order === undefined ? 0 : ORDER_POLL_MS,
    async ask(signal) {
      const now = await askForOrder(vertical, orderId, signal);
      if (now && !signal.aborted) setOrder(now);
      else if (!now) await new Promise((resolve) => setTimeout(resolve, ORDER_POLL_MS));
    },
  });
  return order;
}
