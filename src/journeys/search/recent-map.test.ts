import { expect, test } from "vitest";
import { recentMap } from "./recent-map.ts";

test("what was used last stays, and never more than the limit", () => {
  const map = recentMap<number, string>(100);
  for (let at = 0; at < 100; at++) map.set(at, "kept");
  map.get(0);
  for (let at = 100; at < 150; at++) map.set(at, "kept");
  const kept = Array.from({ length: 150 }, (_, at) => at).filter((at) => map.get(at));
  expect(kept.length).toBeLessThanOrEqual(100);
  // At most a sixteenth is forgotten before its time.
  expect(kept.length).toBeGreaterThan(93);
  expect(kept).toContain(0);
  expect(kept.filter((at) => at > 0)).toEqual(
    Array.from({ length: kept.length - 1 }, (_, at) => 151 - kept.length + at),
  );
});

test("a small one forgets one at a time", () => {
  const map = recentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});
