import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { LatestPurchase } from "#domain/order/purchase-notice.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { SocialProofSource } from "./social-proof.port.ts";

export interface LatestPurchasePorts {
  readonly source: Pick<SocialProofSource, "latestOrder">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
}

/** Undefined when there was no purchase today or yesterday, or the shop is unknown. */
export type FindLatestPurchase = (shopId: number) => Promise<LatestPurchase | undefined>;

export function createLatestPurchase({ source, verticals, clock }: LatestPurchasePorts): FindLatestPurchase {
  const providers = new Map(verticals.flatMap((each) => each.providers).map((provider) => [provider.shopId, provider]));
  return async (shopId) => {
    const provider = providers.get(shopId);
    if (!provider) return undefined;
    const nowMs = clock.nowMs();
    const order = await source.latestOrder(provider.slug, nowMs - 2 * DAY_MS);
    // An order older than a day is shown as "yesterday", and 47 hours ago may be the day before.
    if (!order || swedishDate(order.receivedAtMs) < addDays(swedishDate(nowMs), -1)) return undefined;
    return {
      secondsSinceOrder: Math.max(0, Math.floor((nowMs - order.receivedAtMs) / 1000)),
      shopName: provider.name,
      ...(order.isDemo ? { isDemo: true } : {}),
    };
  };
}
