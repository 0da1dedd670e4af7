import { expect, test } from "vitest";
import { sweepUnsettled } from "./sweep-unsettled.ts";
import type { UnsettledPage } from "./order.port.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const allIds = Array.from({ length: 450 }, (_, at) => String(at).padStart(3, "0"));

/** Open orders, and the requested pages. */
function openOrders(ids: readonly string[]) {
  const pages: UnsettledPage[] = [];
  return {
    pages,
    unsettled: async (page: UnsettledPage) => {
      pages.push(page);
      return ids.filter((id) => id > (page.afterOrderId ?? "")).slice(0, page.limit);
    },
  };
}

test("every open order is started once, for any number of pages", async () => {
  const orders = openOrders(allIds);
  const started: string[] = [];
  const starter = { start: async (_workflow: string, id: string) => void started.push(id) };
  expect(await sweepUnsettled({ orders, starter, clock: { nowMs: () => NOW_MS } })).toEqual({ startedCount: 450 });
  expect(started).toEqual(allIds);
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
  const sweep = sweepUnsettled({ orders: openOrders(allIds), starter, clock: { nowMs: () => NOW_MS } });
  await expect(sweep).rejects.toThrow("down");
  expect(asked).toBe(1);
});
