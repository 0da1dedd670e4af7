import { describe, expect, it } from "vitest";
import { orderColumns, togglePin } from "./order-columns.ts";

/** As in the list: by the year. */
const offers = [
  { resultId: "r4", monthlyFeeOre: 20_000, yearlyFeeOre: 240_000 },
  { resultId: "r2", monthlyFeeOre: 23_600, yearlyFeeOre: 261_000 },
  { resultId: "r1", monthlyFeeOre: 21_900, yearlyFeeOre: 262_800 },
  { resultId: "r3", monthlyFeeOre: 24_400, yearlyFeeOre: 292_800 },
];
const order = (...pinned: string[]) => orderColumns(offers, new Set(pinned)).map(({ resultId }) => resultId);

describe("the columns of the comparison", () => {
  it("stand as in the list, pinned ones first [C-076]", () => {
    expect(order()).toEqual(["r4", "r2", "r1", "r3"]);
    expect(order("r3")).toEqual(["r3", "r4", "r2", "r1"]);
    expect(order("r3", "r1")).toEqual(["r1", "r3", "r4", "r2"]);
  });

  it("are pinned and unpinned by the same press", () => {
    const once = togglePin(new Set(), "r2");
    expect([...once]).toEqual(["r2"]);
    expect([...togglePin(once, "r2")]).toEqual([]);
  });
});
