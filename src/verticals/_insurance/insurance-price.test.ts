import fc from "fast-check";
import { expect, it } from "vitest";
import { choosePrice, feesOf } from "#domain/offer/price.ts";
import { insurancePrice } from "./insurance-price.ts";

const kronor = fc.nat(60_000).map((kr) => kr * 100);
const unit = fc.constantFrom("ore-month", "ore-year");

it("the two fees of an insurer are two ways of paying, each with its own year", () => {
  fc.assert(
    fc.property(kronor, kronor, unit, (monthlyFeeOre, yearlyFeeOre, headline) => {
      const price = insurancePrice({ yearlyFeeOre, monthlyFeeOre }, headline);
      expect(feesOf(price)).toEqual({ yearlyFeeOre: 12 * monthlyFeeOre, monthlyFeeOre });
      expect(feesOf(price, "yearly")).toEqual({ yearlyFeeOre, monthlyFeeOre });
      expect(choosePrice(price).headline.unit).toBe(headline);
      expect(choosePrice(price, "yearly").headline).toEqual({ label: "yearly", value: yearlyFeeOre, unit: "ore-year" });
    }),
  );
});
