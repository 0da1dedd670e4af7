import { expect, it } from "vitest";
import { byComparison, feesOf, monthlyLine, type Price } from "./price.ts";

const headline = { label: "kwh", value: 13_240, unit: "hundredth-ore-kwh" } as const;
const price: Price = { comparison: { ore: 1_200_500, basis: "first-year" }, headline, lines: [headline] };

it("a price without fees costs a year what it is compared by, and a month a twelfth of that", () => {
  expect(feesOf(price)).toEqual({ yearlyFeeOre: 1_200_500, monthlyFeeOre: 100_042 });
});

it("the stated fees are those of its parts, where it has such parts", () => {
  const yearly = { label: "fee", value: 1_188_000, unit: "ore-year" } as const;
  const monthly = { label: "fee", value: 99_900, unit: "ore-month" } as const;
  expect(feesOf({ ...price, lines: [headline, yearly] })).toEqual({ yearlyFeeOre: 1_188_000, monthlyFeeOre: 99_000 });
  expect(feesOf({ ...price, lines: [yearly, monthly] })).toEqual({ yearlyFeeOre: 1_188_000, monthlyFeeOre: 99_900 });
});

it("the large price is stated where there is none of a month", () => {
  expect(monthlyLine(price)).toBe(headline);
  const monthly = { label: "fixed", value: 4_900, unit: "ore-month" } as const;
  expect(monthlyLine({ ...price, lines: [headline, monthly] })).toBe(monthly);
});

it("the lowest cost is first, and the highest gain", () => {
  const costing = (ore: number): Price => ({ ...price, comparison: { ore, basis: "year" } });
  const giving = (ore: number): Price => ({ ...price, comparison: { ore, basis: "whole-term", isGain: true } });
  const sorted = (prices: Price[]) => prices.toSorted(byComparison).map(({ comparison }) => comparison.ore);
  expect(sorted([300, 100, 200].map(costing))).toEqual([100, 200, 300]);
  expect(sorted([300, 100, 200].map(giving))).toEqual([300, 200, 100]);
});

it("what only gives has no fee", () => {
  expect(feesOf({ ...price, comparison: { ore: 2_275_00, basis: "whole-term", isGain: true } })).toEqual({
    yearlyFeeOre: 0,
    monthlyFeeOre: 0,
  });
});
