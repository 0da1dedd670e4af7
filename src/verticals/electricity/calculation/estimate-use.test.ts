import { expect, test } from "vitest";
import { estimateYearlyUse } from "./estimate-use.ts";

test.each([
  // 600 + 12 × 65 + 300 × 2 = 1,980
  [{ housing: "flat", squareMeters: 65, people: 2, heating: "other" }, 2000],
  // 2,000 + 15 × 120 + 500 × 3 = 5,300
  [{ housing: "house", squareMeters: 120, people: 3, heating: "other" }, 5300],
  // 5,300 + 40 × 120 = 10,100
  [{ housing: "house", squareMeters: 120, people: 3, heating: "pump" }, 10_100],
  // 5,300 + 100 × 120 = 17,300
  [{ housing: "house", squareMeters: 120, people: 3, heating: "direct" }, 17_300],
  // 600 + (12 + 75) × 40 + 300 = 4,380
  [{ housing: "flat", squareMeters: 40, people: 1, heating: "direct" }, 4400],
] as const)("%o uses about %i kWh a year", (home, kwh) => {
  expect(estimateYearlyUse(home)).toBe(kwh);
});

test("ordinary homes stay within the figures that suppliers publish", () => {
  const house = (heating: "direct" | "other", squareMeters: number, people: number): number =>
    estimateYearlyUse({ housing: "house", squareMeters, people, heating });
  expect([house("other", 100, 2), house("other", 200, 5)].map((kwh) => kwh >= 4500 && kwh <= 10_000)).toEqual([
    true,
    true,
  ]);
  expect([house("direct", 110, 2), house("direct", 140, 4)].map((kwh) => kwh >= 14_500 && kwh <= 20_500)).toEqual([
    true,
    true,
  ]);
});
