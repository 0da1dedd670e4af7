import fc from "fast-check";
import { expect, it } from "vitest";
import { choosePrice } from "#domain/offer/price.ts";
import { interestCost } from "./calculation/month-cost.ts";
import { mortgagePrice } from "./mortgage-price.ts";

it("a year is twelve of the months that are shown, and a higher rate is dearer by the krona that it makes a month", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 20_000_000 }), fc.integer({ min: 1, max: 1_500 }), (loanKr, rate) => {
      const borrowed = { loanKr, borrowers: 1, day: "2026-11-17" };
      const cost = interestCost(borrowed, rate);
      const price = choosePrice(mortgagePrice(rate, cost));
      expect(price.comparison).toEqual({ ore: 12 * price.headline.value, basis: "year" });
      expect(price.lines).toContainEqual({ label: "rate", value: rate, unit: "basis-points" });
      const dearer = interestCost(borrowed, rate + 1);
      const dearerOre = choosePrice(mortgagePrice(rate + 1, dearer)).comparison.ore;
      const isKronaMore = dearer.netOre - cost.netOre >= 1_00;
      expect(dearerOre).toBeGreaterThanOrEqual(price.comparison.ore + (isKronaMore ? 12_00 : 0));
    }),
  );
});
