import { expect, it } from "vitest";
import { readAmount, readYears } from "./product-page-data.ts";

it.each([
  ["120 000", 120_000],
  ["120\u202f000 kr", 120_000],
  ["100", 5_000],
  ["9999999", 600_000],
  ["12,5", undefined],
  ["", undefined],
  [null, undefined],
])("an amount typed as %s is %s", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

it.each([
  ["5", 5],
  ["5 år", 5],
  ["0", 1],
  ["40", 15],
  ["fem", undefined],
])("a time typed as %s is %s", (typed, years) => {
  expect(readYears(typed)).toBe(years);
});
