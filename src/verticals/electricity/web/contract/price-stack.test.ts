import { expect, it } from "vitest";
import { contract, seededContracts } from "#tests/support/electricity/samples.ts";
import { comparisonPrice } from "#verticals/electricity/calculation/comparison-price.ts";
import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import { listPriceRows } from "#verticals/electricity/price-rows.ts";
import { stackPrice } from "./price-stack.ts";

function stackOf(terms: ContractTerms, yearlyUseKwh: number, spotKwh: number) {
  const { comparisonKwh, parts } = comparisonPrice(terms, yearlyUseKwh, spotKwh);
  const { discounts, yearlyFeeOre } = terms;
  const rows = listPriceRows({ parts, environment: "wind", discounts, yearlyFeeOre, spotMonth: "2026-10" });
  return { comparisonKwh, ...stackPrice(rows) };
}

it("draws the discounts of Spot Låg: what is paid less what is taken off is the total", () => {
  const terms = contract("monthly", {
    markupKwh: 200,
    volumeFeeKwh: 390,
    yearlyFeeOre: 470_40,
    discounts: { kwh: 150, months: 12 },
  });
  const { comparisonKwh, paid, off } = stackOf(terms, 20_000, 3237);
  expect(paid.map(({ name, kwh }) => [name, kwh])).toEqual([
    ["Spotpris", 3237],
    ["Påslag", 590],
    ["Fast avgift", 235],
    ["Moms", 978],
  ]);
  expect(off.map(({ name, kwh }) => [name, kwh])).toEqual([["Rabatt", -150]]);
  expect(comparisonKwh).toBe(48_90);
});

it.each([3237, -500, 0])("sums to the comparison price of every contract, at a spot price of %i", (spotKwh) => {
  for (const terms of seededContracts(5, 40)) {
    const { comparisonKwh, paid, off } = stackOf(terms, 12_000, spotKwh);
    expect([...paid, ...off].reduce((sum, { kwh }) => sum + kwh, 0)).toBe(comparisonKwh);
  }
});
