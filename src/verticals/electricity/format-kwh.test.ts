import { expect, it } from "vitest";
import { formatKwhPrice, formatOre } from "./format-kwh.texts.sv.ts";

it.each([
  [8800, "88,00"],
  [9488, "94,88"],
  [5, "0,05"],
  [0, "0,00"],
  [-200, "−2,00"],
  [123_456, "1\u202F234,56"],
])("%d hundredths of an öre are %s", (hundredths, text) => {
  expect(formatOre(hundredths)).toBe(text);
});

it("a price names its unit on the same line", () => {
  expect(formatKwhPrice(8800)).toBe("88,00\u00A0öre/kWh");
});
