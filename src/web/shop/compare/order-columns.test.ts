import { describe, expect, it } from "vitest";
import { orderColumns, togglePin } from "./order-columns.ts";

/** As in the list: by the year. */
const offers = [
  { providerId: 4, monthlyFeeOre: 20_000, yearlyFeeOre: 240_000 },
  { providerId: 2, monthlyFeeOre: 23_600, yearlyFeeOre: 261_000 },
  { providerId: 1, monthlyFeeOre: 21_900, yearlyFeeOre: 262_800 },
  { providerId: 3, monthlyFeeOre: 24_400, yearlyFeeOre: 292_800 },
];
const order = (...pinned: number[]) => orderColumns(offers, new Set(pinned)).map(({ providerId }) => providerId);

describe("the columns of the comparison", () => {
  it("stand as in the list, pinned ones first [C-076]", () => {
    expect(order()).toEqual([4, 2, 1, 3]);
    expect(order(3)).toEqual([3, 4, 2, 1]);
    expect(order(3, 1)).toEqual([1, 3, 4, 2]);
  });

  it("are pinned and unpinned by the same press", () => {
    const once = togglePin(new Set(), 2);
    expect([...once]).toEqual([2]);
    expect([...togglePin(once, 2)]).toEqual([]);
  });
});
