import { expect, test } from "vitest";
import { energyTaxOn } from "./energy-tax.ts";
import { roundRatio } from "./exact.ts";

test.each([
  ["2023-12-31", undefined],
  ["2024-01-01", 4280],
  ["2024-12-31", 4280],
  ["2025-06-01", 4390],
  ["2025-12-31", 4390],
  ["2026-01-01", 3600],
  ["2027-03-01", 3600],
])("on %s the tax is %s hundredths of an öre", (day, kwh) => {
  expect(energyTaxOn(day)?.kwh).toBe(kwh);
});

test("with VAT it is a quarter more", () => {
  for (const day of ["2024-05-01", "2025-05-01", "2026-05-01"]) {
    const tax = energyTaxOn(day);
    expect(tax?.withVatKwh).toBe(roundRatio((tax?.kwh ?? 0) * 5, 4));
  }
});
