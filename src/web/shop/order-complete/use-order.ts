import { useState } from "react";
import { usePoll } from "#ui/poll/use-poll.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { requestOrder } from "#web/shop/order/order-calls.ts";
import { completeOrder, fetchOrderParts, type WholeOrder } from "./order-parts.ts";
import { isSettled } from "#web/shop/order/read-order.ts";

/** Slower than at the checkout: the visitor does not wait for this page. */
export const ORDER_POLL_MS = 2_000;

/** A mistyped address is refused within seconds, while the customer is still here. What comes back later is shown at the next visit. */
export const CONFIRMATION_POLLS = 10;

/** The current order, polled until it is final and its confirmation sent. Undefined until the first answer. */
export function useOrder(web: VerticalWeb, orderId: string, first?: WholeOrder): WholeOrder | undefined {
  const [whole, setWhole] = useState(first);
  const [looksLeft, setLooksLeft] = useState(CONFIRMATION_POLLS);
  const isFinal = whole !== undefined && isSettled(whole.order);
  usePoll({
    isActive: !isFinal || (whole.order.confirmation?.state === "queued" && looksLeft > 0),
    // Nothing is shown yet: request at once.
    intervalMs: whole === undefined ? 0 : ORDER_POLL_MS,
    async ask(signal) {
      void fetchOrderParts(web);
      const now = await requestOrder(web.description, orderId, signal);
      if (isFinal) {
        // Rendered again only when there is something to show: a part whose script is not loaded would move the page.
        const state = now?.confirmation?.state;
        if (now && state === "undelivered") setWhole({ ...whole, order: now });
        setLooksLeft(state === "sent" ? 0 : looksLeft - 1);
        return;
      }
      const next = now && (await completeOrder(web, now));
      if (next && !signal.aborted) setWhole(next);
      else if (!next) await new Promise((resolve) => setTimeout(resolve, ORDER_POLL_MS));
    },
  });
  return whole;
}
