import { describe, expect, it } from "vitest";
import type { ChosenPrice, PriceUnit } from "#domain/offer/price.ts";
import { feeOf, periodOf } from "./shown-fee.ts";

const price: Pick<ChosenPrice, "comparison" | "monthlyFeeOre"> = {
  comparison: { ore: 3_100_00, basis: "first-year" },
  monthlyFeeOre: 249_00,
};

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
