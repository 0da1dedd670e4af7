import { expect, it } from "vitest";
import { amountRow, lowestOf } from "./compare-rows.ts";

it("the lowest amount is marked only when the amounts differ", () => {
  const marked = (ores: number[]) =>
    amountRow("A", "Självrisk", ores, (ore) => ore).cells.map(({ isLowest }) => isLowest);
  expect(marked([150_000, 300_000, 150_000])).toEqual([true, false, true]);
  expect(marked([150_000, 150_000])).toEqual([false, false]);
  expect(lowestOf([undefined, 3, 2])).toBe(2);
  expect(lowestOf([undefined, 3])).toBeUndefined();
});
