import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feesOf } from "#domain/offer/price.ts";
import { comparedOre, insurancePrice } from "./insurance-price.ts";

const fees = fc.record({ yearlyFeeOre: fc.nat(), monthlyFeeOre: fc.nat() });
const unit = fc.constantFrom("ore-month", "ore-year");

describe("the price of an insurance", () => {
  it("has the year and the month, and shows one of them large", () => {
    expect(insurancePrice({ yearlyFeeOre: 283_200, monthlyFeeOre: 23_600 }, "ore-month")).toEqual({
      comparison: { ore: 283_200, basis: "year" },
      headline: { label: "monthly", value: 23_600, unit: "ore-month" },
      lines: [
        { label: "yearly", value: 283_200, unit: "ore-year" },
        { label: "monthly", value: 23_600, unit: "ore-month" },
      ],
    });
  });

  it("is compared by what its parts make by the rule of the family, whatever is shown large", () => {
    fc.assert(
      fc.property(fees, unit, (given, headlineUnit) => {
        const { comparison, headline, lines } = insurancePrice(given, headlineUnit);
        expect(comparison).toEqual({ ore: comparedOre(lines), basis: "year" });
        expect(comparison.ore).toBe(given.yearlyFeeOre);
        expect(lines).toContain(headline);
        expect(headline.unit).toBe(headlineUnit);
      }),
    );
  });

  it("gives back the two fees, for our calls and for orders", () => {
    fc.assert(
      fc.property(fees, unit, (given, headlineUnit) => {
        expect(feesOf(insurancePrice(given, headlineUnit))).toEqual(given);
      }),
    );
  });
});
