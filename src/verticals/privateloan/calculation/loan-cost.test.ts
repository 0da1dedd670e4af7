import { expect, it } from "vitest";
import { comparedYears, loanCost } from "./loan-cost.ts";

const example = {
  fromBasisPoints: 595,
  toBasisPoints: 1_495,
  nominalBasisPoints: 795,
  setupFeeOre: 49_500,
  noticeFeeOre: 0,
};

it("a loan of 120 000 kr over five years costs its interest and its fees, and the effective rate is that of the formula", () => {
  const cost = loanCost(120_000, 5, example);
  expect(cost).toMatchObject({ years: 5, feesOre: 49_500, effectiveBasisPoints: 843 });
  expect(Math.round((cost?.monthlyOre ?? 0) / 100)).toBe(2_430);
  expect(cost?.totalOre).toBe(12_000_000 + (cost?.interestOre ?? 0) + 49_500);
  expect(cost?.costOre).toBe((cost?.interestOre ?? 0) + 49_500);
});

it("a shorter time costs less interest and more each month", () => {
  const three = loanCost(120_000, 3, example);
  const five = loanCost(120_000, 5, example);
  expect(three?.interestOre).toBeLessThan(five?.interestOre ?? 0);
  expect(three?.monthlyOre).toBeGreaterThan(five?.monthlyOre ?? 0);
});

it.each([
  [5, [3, 5, 8, 10]],
  [1, [1, 2, 3, 5]],
  [7, [5, 7, 8, 10]],
  [15, [8, 10, 12, 15]],
])("%i years are compared with their neighbours", (years, compared) => {
  expect(comparedYears(years)).toEqual(compared);
});
