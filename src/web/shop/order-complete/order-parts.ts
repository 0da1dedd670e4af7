import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { preloadCancellation } from "#web/shop/after-order/CancellationSlot.tsx";
import { checkFormer } from "#web/shop/after-order/former-calls.ts";
import { preloadGift } from "#web/shop/after-order/GiftSlot.tsx";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";

/** An order with everything that its page needs to render completely. */
export interface WholeOrder {
  readonly order: CompleteOrder;
  readonly former: CancellationResult | undefined;
}

/** The longest that an order waits for its parts: a later part moves the content below it. */
export const PARTS_LIMIT_MS = 1_000;

/** The lazy parts of an order's page. Resolves when all of them can render at once, or when one could not be loaded. */
export const fetchOrderParts = (web: VerticalWeb): Promise<unknown> =>
  Promise.all([
    web.order?.Details.loadAhead?.(),
    web.order?.OrderedThing?.loadAhead?.(),
    preloadCancellation(web),
    preloadGift(web),
  ]);

/** The same with the time limit of an order. */
export const loadOrderPartsWithLimit = (web: VerticalWeb): Promise<unknown> => inTime(fetchOrderParts(web));

/** Waits, with a limit, for everything that would otherwise render after the order and move it. */
export async function completeOrder(
  web: VerticalWeb,
  order: CompleteOrder,
  check: (orderId: string) => Promise<CancellationResult | undefined> = checkFormer,
): Promise<WholeOrder> {
  const hasFormer = order.state === "placed" && web.cancel !== undefined;
  const [former] = await Promise.all([
    hasFormer ? inTime(check(order.orderId)) : undefined,
    loadOrderPartsWithLimit(web),
  ]);
  return { order, former };
}

/** Undefined when it fails or does not come in time. */
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
