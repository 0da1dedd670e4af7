import fc from "fast-check";
import { expect, it } from "vitest";
import { choosePrice } from "#domain/offer/price.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import type { ContractCost } from "./electricity.contract.ts";
import { electricityPrice } from "./electricity-price.ts";

const cost = (yearOre: number, comparisonKwh: number): ContractCost => ({
  yearOre,
  comparisonKwh,
  parts: {} as ContractCost["parts"],
  range: undefined,
});

it("compares by the year and the fee for leaving the present contract, and shows the year large", () => {
  expect(choosePrice(electricityPrice(cost(10_560_00, 88_00), 500_00))).toMatchObject({
    comparison: { ore: 11_060_00, basis: "first-year" },
    headline: { label: "yearly", value: 10_560_00, unit: "ore-year" },
    lines: [
      { label: "yearly", value: 10_560_00, unit: "ore-year" },
      { label: "exitFee", value: 500_00, unit: "ore-once" },
      { label: "comparison", value: 88_00, unit: "hundredth-ore-kwh" },
    ],
  });
});

it("has no line for a fee that there is not, and its parts always make what it is compared by", () => {
  expect(choosePrice(electricityPrice(cost(10_560_00, 88_00))).lines).toHaveLength(2);
  fc.assert(
    fc.property(fc.nat(9_000_000), fc.nat(90_000), fc.nat(2_000_000), (year, kwh, exit) => {
      const price = choosePrice(electricityPrice(cost(year, kwh), exit));
      expect(price.comparison.ore).toBe(wholeKrOre(year) + wholeKrOre(exit));
    }),
  );
});
