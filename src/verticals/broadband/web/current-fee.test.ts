import { expect, it } from "vitest";
import { currentFeeOf, savingOf } from "./current-fee.ts";

it("the fee of today is what was typed, and nothing else", () => {
  expect(currentFeeOf({ currentfee: "429" })).toBe(429_00);
  for (const summary of [{}, { currentfee: "" }, { currentfee: "0" }, { currentfee: "gratis" }])
    expect(currentFeeOf(summary)).toBeUndefined();
});

it("a saving is that of the first year, and none where two years cost more than today", () => {
  const today = 429_00;
  expect(savingOf({ twoYearsOre: 8_376_00 }, 2_988_00, today)).toBe(2_160_00);
  expect(savingOf({ twoYearsOre: 11_529_00 }, 4_941_00, today)).toBeUndefined();
  expect(savingOf({ twoYearsOre: 10_296_00 }, 5_148_00, today)).toBeUndefined();
  expect(savingOf({ twoYearsOre: 8_376_00 }, 2_988_00, undefined)).toBeUndefined();
});
