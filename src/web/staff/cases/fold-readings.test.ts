import { expect, test } from "vitest";
import { foldReadings } from "./fold-readings.ts";

test("readings that follow on each other are one line with the last one's time; nothing else is folded", () => {
  const kinds = ["order.attempt", "order.attempt", "desk.read", "desk.read", "desk.read", "order.placed", "desk.read"];
  const events = kinds.map((kind, atMs) => ({ atMs, kind, detail: "" }));
  expect(foldReadings(events).map(({ kind, atMs, count }) => [kind, atMs, count])).toEqual([
    ["order.attempt", 0, 1],
    ["order.attempt", 1, 1],
    ["desk.read", 4, 3],
    ["order.placed", 5, 1],
    ["desk.read", 6, 1],
  ]);
});
