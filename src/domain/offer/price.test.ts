import { expect, it } from "vitest";
import { feesOf, monthlyLine, type Price } from "./price.ts";

const headline = { label: "kwh", value: 13_240, unit: "hundredth-ore-kwh" } as const;
const price: Price = { comparison: { ore: 1_200_500, basis: "first-year" }, headline, lines: [headline] };

it("a price without fees costs a year what it is compared by, and a month a twelfth of that", () => {
  expect(feesOf(price)).toEqual({ yearlyFeeOre: 1_200_500, monthlyFeeOre: 100_042 });
});

it("the large price is stated where there is none of a month", () => {
  expect(monthlyLine(price)).toBe(headline);
  const monthly = { label: "fixed", value: 4_900, unit: "ore-month" } as const;
  expect(monthlyLine({ ...price, lines: [headline, monthly] })).toBe(monthly);
});
