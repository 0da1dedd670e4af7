import fc from "fast-check";
import { expect, it } from "vitest";
import { comparedOre, depositPrice } from "./deposit-price.ts";

it("the parts of a price make its comparison, which is a gain", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 1_000_000_00 }), (rate, gain) => {
      const price = depositPrice(rate, gain);
      expect(comparedOre(price.lines)).toBe(price.comparison.ore);
      expect(price.comparison).toEqual({ ore: gain, basis: "whole-term", isGain: true });
      expect(price.headline).toEqual({ label: "rate", value: rate, unit: "basis-points" });
      expect(price.lines).toContain(price.headline);
    }),
  );
});
