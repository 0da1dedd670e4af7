import { expect, it } from "vitest";
import { hundredthsOfOre } from "./decimal-amount.ts";

it("moves the digits of an amount, without the drift of multiplied fractions", () => {
  expect(hundredthsOfOre("0.40512")).toBe(4051);
  expect(hundredthsOfOre("0.00145")).toBe(15);
  expect(Math.round(0.00145 * 10_000)).toBe(14);
  expect(hundredthsOfOre("12")).toBe(120_000);
  expect(hundredthsOfOre("0")).toBe(0);
  expect(hundredthsOfOre("-0.01234")).toBe(-123);
  expect(hundredthsOfOre("-0.01235")).toBe(-124);
  expect(hundredthsOfOre("-0.00001")).toBe(0);
  expect(Object.is(hundredthsOfOre("-0.00001"), 0)).toBe(true);
});

it("reads small and large numbers as the machine writes them", () => {
  expect(hundredthsOfOre(String(0.0000005))).toBe(0);
  expect(hundredthsOfOre("5e-5")).toBe(1);
  expect(hundredthsOfOre("4.9e-5")).toBe(0);
  expect(hundredthsOfOre("1.5e1")).toBe(150_000);
  expect(hundredthsOfOre("1e300")).toBeUndefined();
});

it("agrees with whole-number arithmetic for every thousandth of an öre of a price", () => {
  for (let thousandths = -3_000; thousandths <= 200_000; thousandths += 7) {
    const half = Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 5) / 10);
    expect(hundredthsOfOre(String(thousandths / 100_000))).toBe(half || 0);
  }
});

it("refuses what is no number", () => {
  for (const text of ["", "abc", "1,5", "NaN", "Infinity", ".5", "0x10", "--1"])
    expect(hundredthsOfOre(text)).toBeUndefined();
});
