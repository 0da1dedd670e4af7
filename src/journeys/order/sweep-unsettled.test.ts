import { expect, test } from "vitest";
import type { UnsettledOrder, UnsettledPage } from "./order.port.ts";
import { OVERDUE_MS, sweepUnsettled } from "./sweep-unsettled.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const allIds = Array.from({ length: 450 }, (_, at) => String(at).padStart(3, "0"));
const openSince = (orderId: string, ageMs: number, state: UnsettledOrder["state"] = "placing"): UnsettledOrder => ({
  orderId,
  state,
  acceptedAt: new Date(NOW_MS - ageMs),
});
const allOrders = allIds.map((orderId) => openSince(orderId, 6_000));

/** Open orders, and the requested pages. */
function openOrders(open: readonly UnsettledOrder[]) {
  const pages: UnsettledPage[] = [];
  return {
    pages,
    unsettled: async (page: UnsettledPage) => {
      pages.push(page);
      return open.filter(({ orderId }) => orderId > (page.afterOrderId ?? "")).slice(0, page.limit);
    },
  };
}

test("every open order is started once, for any number of pages", async () => {
  const orders = openOrders(allOrders);
  const started: string[] = [];
  const starter = { start: async (_workflow: string, id: string) => void started.push(id) };
  expect(await sweepUnsettled({ orders, starter, clock: { nowMs: () => NOW_MS } })).toEqual({
    startedCount: 450,
    overdueCount: 0,
  });
  expect(started).toEqual(allIds);
});

test("an order is overdue after a quarter of an hour, unless its visitor is awaited at the provider", async () => {
  const orders = openOrders([
    openSince("a", OVERDUE_MS - 1),
    openSince("b", OVERDUE_MS + 1),
    openSince("c", OVERDUE_MS + 1, "awaiting"),
    openSince("d", OVERDUE_MS + 1, "placed"),
  ]);
  const starter = { start: async () => undefined };
  expect(await sweepUnsettled({ orders, starter, clock: { nowMs: () => NOW_MS } })).toEqual({
    startedCount: 4,
    overdueCount: 2,
  });
});

test("orders that have just been accepted are left to the call that accepted them", async () => {
  const orders = openOrders([]);
  await sweepUnsettled({ orders, starter: { start: async () => undefined }, clock: { nowMs: () => NOW_MS } });
  expect(orders.pages.map(({ acceptedBefore }) => acceptedBefore.toISOString())).toEqual(["2026-11-15T11:59:55.000Z"]);
});

test("an engine that does not answer ends the sweep instead of being asked for each order", async () => {
  let asked = 0;
  const starter = {
    start: () => {
      asked += 1;
      return Promise.reject(new Error("down"));
    },
  };
  const sweep = sweepUnsettled({ orders: openOrders(allOrders), starter, clock: { nowMs: () => NOW_MS } });
  await expect(sweep).rejects.toThrow("down");
  expect(asked).toBe(1);
});
