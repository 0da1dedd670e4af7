import { expect, test } from "vitest";
import { houseWatch } from "./house-watch.ts";

const rowsOf = (...deductibles: readonly (readonly [name: string, kr: number])[]) =>
  houseWatch
    .formerRows?.({
      insuranceName: undefined,
      deductibles: deductibles.map(([name, kr]) => ({ name, amountOre: kr * 100 })),
    })
    .map(({ type, value }) => [type, value]);

test("the basic excess is that of building and movables, where neither has one of its own", () => {
  expect(rowsOf(["Grundsjälvrisk", 1_500], ["Vattenskada", 3_000])).toEqual([
    ["BUILDING", 1_500_00],
    ["PERSONAL_PROPERTY", 1_500_00],
  ]);
  expect(rowsOf(["Grundsjälvrisk", 1_500], ["Självrisk byggnad", 2_000])).toEqual([
    ["BUILDING", 2_000_00],
    ["PERSONAL_PROPERTY", 1_500_00],
  ]);
  expect(rowsOf(["Vattenskada", 3_000])).toEqual([]);
});
