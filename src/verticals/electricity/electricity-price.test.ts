import fc from "fast-check";
import { expect, it } from "vitest";
import { estimatedBy, paidOre } from "#domain/offer/payment-plan.ts";
import { choosePrice } from "#domain/offer/price.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { contract, seededContracts } from "#tests/support/electricity/samples.ts";
import type { ContractCost, ContractTerms } from "./electricity.contract.ts";
import { electricityPlans, electricityPrice } from "./electricity-price.ts";

const priced = (yearOre: number, terms: ContractTerms = contract("monthly"), discountOre = 0) => ({
  terms,
  cost: {
    yearOre,
    discountOre,
    comparisonKwh: 88_00,
    months: { first: "2025-11", ore: [] },
  } as unknown as ContractCost,
});

it("compares by the year and the fee for leaving the present contract, and shows the year large", () => {
  expect(choosePrice(electricityPrice(priced(10_560_00), 500_00))).toMatchObject({
    comparison: { ore: 11_060_00, basis: "first-year" },
    headline: { label: "yearly", value: 10_560_00, unit: "ore-year" },
    lines: [
      { label: "yearly", value: 10_560_00, unit: "ore-year" },
      { label: "exitFee", value: 500_00, unit: "ore-once" },
      { label: "comparison", value: 88_00, unit: "hundredth-ore-kwh" },
    ],
  });
  expect(choosePrice(electricityPrice(priced(10_560_00))).lines).toHaveLength(2);
});

it("is one way of paying, of which only the fixed fee is agreed", () => {
  const terms = contract("hourly", { yearlyFeeOre: 470_40, discounts: { kwh: 150, months: 12 } });
  const [plan, ...others] = electricityPlans(priced(15_041_00, terms, 375_00));
  expect(others).toEqual([]);
  expect(plan?.parts).toEqual([
    { label: "year", amountOre: 14_828_00, every: "year", fromMonth: 0, estimatedBy: ["spot-12-months", "use"] },
    { label: "monthlyFee", amountOre: 49_00, every: "month", fromMonth: 0 },
    { label: "discount", amountOre: -375_00, every: "year", fromMonth: 0, months: 12, estimatedBy: ["use"] },
  ]);
  expect(plan?.parts.filter((part) => part.estimatedBy === undefined).map(({ label }) => label)).toEqual([
    "monthlyFee",
  ]);
  expect(plan && paidOre(plan, 12)).toBe(15_041_00);
  // The discount ends after the first year.
  expect(plan && paidOre(plan, 12, 12)).toBe(15_416_00);
});

it("follows the use alone where the price is fixed", () => {
  const [plan] = electricityPlans(priced(11_000_00, contract("fixed", { powerFeeKwh: 7000 })));
  expect(plan && estimatedBy(plan)).toEqual(["use"]);
});

it("has parts that come to the year in whole kronor, of every contract and at every confirmed year", () => {
  // A year of more than the fees: less than nothing, a half is rounded the other way.
  const year = fc.integer({ min: 1_500_00, max: 90_000_00 });
  fc.assert(
    fc.property(year, year, fc.nat(2_000_00), fc.nat(2_000_00), fc.nat(39), (listed, confirmed, off, exit, index) => {
      const offer = priced(listed, seededContracts(11, 40)[index], off);
      const { comparison } = choosePrice(electricityPrice(offer, exit));
      expect(comparison.ore).toBe(wholeKrOre(listed) + wholeKrOre(exit));
      const [plan] = electricityPlans(offer, { yearOre: confirmed });
      expect(plan && paidOre(plan, 12)).toBe(wholeKrOre(confirmed));
    }),
  );
});
