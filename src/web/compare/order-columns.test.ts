import { describe, expect, it } from "vitest";
import type { FeePeriod } from "#domain/swedish-format.ts";
import { orderColumns, togglePin } from "./order-columns.ts";

const offers = [
  { providerId: 1, monthlyFeeOre: 21_900, yearlyFeeOre: 262_800 },
  { providerId: 2, monthlyFeeOre: 23_600, yearlyFeeOre: 261_000 },
  { providerId: 3, monthlyFeeOre: 24_400, yearlyFeeOre: 292_800 },
  { providerId: 4, monthlyFeeOre: 20_000, yearlyFeeOre: 240_000 },
];
const order = (...pinned: number[]) => orderBy("month", ...pinned);
const orderBy = (period: FeePeriod, ...pinned: number[]) =>
  orderColumns(offers, new Set(pinned), period).map(({ providerId }) => providerId);

describe("the columns of the comparison", () => {
  it("go by monthly fee, pinned ones first [C-076]", () => {
    expect(order()).toEqual([4, 1, 2, 3]);
    expect(order(3)).toEqual([3, 4, 1, 2]);
    expect(order(3, 2)).toEqual([2, 3, 4, 1]);
  });

  it("go by the year where the list does", () => {
    expect(orderBy("year")).toEqual([4, 2, 1, 3]);
    expect(orderBy("year", 3)).toEqual([3, 4, 2, 1]);
  });

  it("are pinned and unpinned by the same press", () => {
    const once = togglePin(new Set(), 2);
    expect([...once]).toEqual([2]);
    expect([...togglePin(once, 2)]).toEqual([]);
  });
});
