import { expect, test } from "vitest";
import type { StreamResult } from "./load-plan.ts";
import { judge } from "./overload.ts";

const stream = (name: string, statuses: Record<string, number>, changes: Partial<StreamResult> = {}): StreamResult => ({
  name,
  offered: Object.values(statuses).reduce((sum, each) => sum + each, 0),
  unsent: 0,
  statuses,
  tookMs: Object.entries(statuses).flatMap(([status, count]) =>
    status === "503" || status === "failed" ? [] : Array.from({ length: count }, () => 10),
  ),
  refusedMs: [],
  ...changes,
});

test("a refused request is not accepted work; one without an answer, with a fault or a limit is accepted and not completed", () => {
  const judged = judge({
    streams: [
      stream("unknown", { 404: 20, 503: 80 }),
      stream("search", { 200: 90, 500: 4, 429: 1, failed: 5 }),
      stream("status", { 200: 99, 503: 1 }),
    ],
  });
  expect(judged.refusedShare).toEqual({ unknown: 0.8, search: 0, status: 0.01 });
  expect(judged.completedShare).toBe(0.9543);
  expect(judged.order).toEqual({ p50Ms: 10, p99Ms: 10, refusedShare: 0.01 });
});

test("requests that were never sent are counted separately", () => {
  const judged = judge({ streams: [stream("read", { 200: 50 }, { offered: 100, unsent: 50 })] });
  expect([judged.unsentShare, judged.completedShare]).toEqual([0.5, 1]);
});
