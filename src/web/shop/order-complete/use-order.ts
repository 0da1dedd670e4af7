import { useState } from "react";
import { usePoll } from "#ui/poll/use-poll.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { requestOrder } from "#web/shop/order/order-calls.ts";
import { completeOrder, fetchOrderParts, type WholeOrder } from "./order-parts.ts";
import { isSettled } from "#web/shop/order/read-order.ts";

/** Slower than at the checkout: the visitor does not wait for this page. */
export const ORDER_POLL_MS = 2_000;

/** The current order, polled until it is final. Undefined until the first answer. */
export function useOrder(web: VerticalWeb, orderId: string, first?: WholeOrder): WholeOrder | undefined {
  const [whole, setWhole] = useState(first);
  usePoll({
    isActive: whole === undefined || !isSettled(whole.order),
    // Nothing is shown yet: request at once.
    intervalMs: whole === undefined ? 0 : ORDER_POLL_MS,
    async ask(signal) {
      void fetchOrderParts(web);
      const now = await requestOrder(web.description, orderId, signal);
      const next = now && (await completeOrder(web, now));
      if (next && !signal.aborted) setWhole(next);
      else if (!next) await new Promise((resolve) => setTimeout(resolve, ORDER_POLL_MS));
    },
  });
  return whole;
}
