import { expect, test } from "vitest";
import { recentMap } from "./recent-map.ts";

test("retains the most recently used entries, and never more than the limit", () => {
  const map = recentMap<number, string>(100);
  for (let at = 0; at < 100; at++) map.set(at, "value");
  map.get(0);
  for (let at = 100; at < 150; at++) map.set(at, "value");
  const retained = Array.from({ length: 150 }, (_, at) => at).filter((at) => map.get(at));
  expect(retained.length).toBeLessThanOrEqual(100);
  // At most a sixteenth is removed too early.
  expect(retained.length).toBeGreaterThan(93);
  expect(retained).toContain(0);
  expect(retained.filter((at) => at > 0)).toEqual(
    Array.from({ length: retained.length - 1 }, (_, at) => 151 - retained.length + at),
  );
});

test("a small map removes one entry at a time", () => {
  const map = recentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});
