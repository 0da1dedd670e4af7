import { expect, it } from "vitest";
import { readGoal, readRate, readWhole } from "./goal-page-data.ts";

it("amounts are read as people type them, and nothing else is an amount", () => {
  expect(["150 000", "150\u202F000 kr", "0", "2000"].map((typed) => readWhole(typed))).toEqual([
    150_000, 150_000, 0, 2000,
  ]);
  for (const wrong of ["", "-5", "1e9", "999999999", "NaN", "1,5", "<b>"])
    expect(readWhole(wrong), wrong).toBeUndefined();
});

it("rates are hundredths of a percent, up to 20 percent", () => {
  expect(["3,05", "3.1 %", "0", "20"].map(readRate)).toEqual([305, 310, 0, 2_000]);
  for (const wrong of ["", "21", "-1", "3,055", "x"]) expect(readRate(wrong), wrong).toBeUndefined();
});

it("an address without values, or with wrong ones, has those of the list", () => {
  expect(readGoal(new URLSearchParams("mal=x"), 100_000)).toEqual({
    targetKr: 200_000,
    haveKr: 100_000,
    monthlyKr: 2_000,
    rate: 250,
    accountId: undefined,
  });
  expect(readGoal(new URLSearchParams("mal=90000&har=1000&manad=500&ranta=3,1&konto=r1"), undefined)).toEqual({
    targetKr: 90_000,
    haveKr: 1_000,
    monthlyKr: 500,
    rate: 310,
    accountId: "r1",
  });
});
