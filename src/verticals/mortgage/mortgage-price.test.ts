import fc from "fast-check";
import { expect, it } from "vitest";
import { interestCost } from "./calculation/month-cost.ts";
import { comparedOre, mortgagePrice } from "./mortgage-price.ts";

it("the parts of a price make its comparison, and a higher rate is dearer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 20_000_000 }), fc.integer({ min: 1, max: 1_500 }), (loanKr, rate) => {
      const borrowed = { loanKr, borrowers: 1, day: "2026-11-17" };
      const price = mortgagePrice(rate, interestCost(borrowed, rate));
      expect(comparedOre(price.lines)).toBe(price.comparison.ore);
      expect(price.comparison.isGain).toBeUndefined();
      expect(price.lines).toContain(price.headline);
      const dearer = mortgagePrice(rate + 1, interestCost(borrowed, rate + 1));
      expect(dearer.comparison.ore).toBeGreaterThan(price.comparison.ore);
    }),
  );
});
