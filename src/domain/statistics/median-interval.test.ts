import fc from "fast-check";
import { expect, test } from "vitest";
import { intervalRank, medianInterval } from "./median-interval.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test("has the ranks of published tables: 6 values need the ends, 30 the tenth from each end, 100 the fortieth", () => {
  expect([5, 6, 10, 20, 30, 50, 100].map(intervalRank)).toEqual([0, 1, 2, 6, 10, 18, 40]);
  expect(medianInterval(range(30))).toEqual({ median: 15.5, low: 10, high: 21 });
  expect(medianInterval(range(5))).toBeUndefined();
});

test("is in order, consists of values of the sample and follows them, in whatever order they come", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 6, maxLength: 300 }), (values) => {
      const found = medianInterval(values);
      expect(found).toBeDefined();
      if (!found) return;
      expect(found.low).toBeLessThanOrEqual(found.median);
      expect(found.median).toBeLessThanOrEqual(found.high);
      expect(values).toContain(found.low);
      expect(values).toContain(found.high);
      const half = values.length / 2;
      expect(values.filter((value) => value < found.median).length).toBeLessThanOrEqual(half);
      expect(values.filter((value) => value > found.median).length).toBeLessThanOrEqual(half);
      expect(medianInterval(values.toReversed())).toEqual(found);
      expect(medianInterval(values.map((value) => value + 7))).toEqual({
        median: found.median + 7,
        low: found.low + 7,
        high: found.high + 7,
      });
    }),
  );
});

test("covers the true median in at least 95 of 100 samples, of a skewed distribution too", () => {
  let seed = 1;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const samples = 4_000;
  let covered = 0;
  for (let sample = 0; sample < samples; sample++) {
    // The median of an exponential distribution is ln 2.
    const found = medianInterval(range(30).map(() => -Math.log(1 - random())));
    if (found && found.low <= Math.LN2 && Math.LN2 <= found.high) covered++;
  }
  expect(covered / samples).toBeGreaterThan(0.945);
  expect(covered / samples).toBeLessThan(0.975);
});

test("handles a million values", () => {
  expect(intervalRank(1_000_000)).toBe(499_020);
});
