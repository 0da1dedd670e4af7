import { describe, expect, it } from "vitest";
import type { Price, PriceUnit } from "#domain/offer/price.ts";
import { feeOf, periodOf } from "./shown-fee.ts";

const lines = [
  { label: "month", unit: "ore-month", value: 249_00 },
  { label: "year", unit: "ore-year", value: 2_988_00 },
] as const;
const price: Price = { comparison: { ore: 3_100_00, basis: "first-year" }, headline: lines[0], lines };

describe("the fee that a list goes by", () => {
  it.each<[PriceUnit, string, number]>([
    ["ore-month", "month", 249_00],
    ["ore-year", "year", 3_100_00],
    ["ore-first-year", "first-year", 3_100_00],
    ["basis-points", "year", 3_100_00],
  ])("is of the period that the large price is for: %s", (unit, period, ore) => {
    expect([periodOf(unit), feeOf({ price }, periodOf(unit))]).toEqual([period, ore]);
  });
});
