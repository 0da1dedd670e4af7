import { expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createLatestPurchase } from "./latest-purchase.ts";

const verticals = createServerVerticals(systemClock);
const [provider] = verticals.flatMap((vertical) => vertical.providers);

const find = (now: string, ordered: string, shopId = provider?.shopId ?? 0) =>
  createLatestPurchase({
    source: {
      latestOrder: (slug, sinceMs) => {
        const receivedAtMs = Date.parse(ordered);
        return Promise.resolve(slug === provider?.slug && receivedAtMs >= sinceMs ? { receivedAtMs } : undefined);
      },
    },
    verticals,
    clock: { ...systemClock, nowMs: () => Date.parse(now) },
  })(shopId);

test("the latest purchase has seconds and shop [C-239]", async () => {
  expect(await find("2026-11-15T12:00:30Z", "2026-11-15T12:00:00Z")).toEqual({
    secondsSinceOrder: 30,
    shopName: provider?.name,
  });
});

test("yesterday counts from its first minute in Sweden, the day before does not", async () => {
  expect(await find("2026-11-15T22:30:00Z", "2026-11-13T23:05:00Z")).toMatchObject({ secondsSinceOrder: 170_700 });
  expect(await find("2026-11-15T10:00:00Z", "2026-11-13T22:55:00Z")).toBeUndefined();
});

test("an unknown shop has none, without a query", async () => {
  expect(await find("2026-11-15T12:00:30Z", "2026-11-15T12:00:00Z", 1)).toBeUndefined();
});
