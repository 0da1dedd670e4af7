import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { preloadCancellation } from "#web/shop/after-order/CancellationSlot.tsx";
import { checkFormer } from "#web/shop/after-order/former-calls.ts";
import { preloadGift } from "#web/shop/after-order/GiftSlot.tsx";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";

/** An order with all that its page needs to be drawn whole. */
export interface WholeOrder {
  readonly order: CompleteOrder;
  readonly former: CancellationResult | undefined;
}

/** Longer than this an order does not wait for its parts: what comes later moves what stands below it. */
export const PARTS_LIMIT_MS = 1_000;

/** Whatever the page of an order fetches by itself. Has ended when all of it can be drawn at once, or has not come. */
export const fetchOrderParts = (web: VerticalWeb): Promise<unknown> =>
  Promise.all([
    web.order?.Details.loadAhead?.(),
    web.order?.OrderedThing?.loadAhead?.(),
    preloadCancellation(web),
    preloadGift(web),
  ]);

/** The same, for whoever waits for it: no longer than an order may. */
export const partsInTime = (web: VerticalWeb): Promise<unknown> => inTime(fetchOrderParts(web));

/** Waits, within reason, for all that would otherwise come after the order and push it about. */
export async function completeOrder(
  web: VerticalWeb,
  order: CompleteOrder,
  check: (orderId: string) => Promise<CancellationResult | undefined> = checkFormer,
): Promise<WholeOrder> {
  const hasFormer = order.state === "placed" && web.loadCancellation !== undefined;
  const [former] = await Promise.all([hasFormer ? inTime(check(order.orderId)) : undefined, partsInTime(web)]);
  return { order, former };
}

/** Undefined when it has not come in time, or never will. */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PARTS_LIMIT_MS);
  });
  try {
    return await Promise.race([coming.catch(() => undefined), limit]);
  } finally {
    clearTimeout(timer);
  }
}
