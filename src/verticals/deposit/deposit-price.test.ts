import fc from "fast-check";
import { expect, it } from "vitest";
import { choosePrice } from "#domain/offer/price.ts";
import { depositPrice } from "./deposit-price.ts";

it("is compared by what the account gives, and shows its rate large", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 1_000_000_00 }), (rate, gain) => {
      const price = choosePrice(depositPrice(rate, gain));
      expect(price.comparison).toEqual({ ore: gain, basis: "whole-term", isGain: true });
      expect(price.headline).toEqual({ label: "rate", value: rate, unit: "basis-points" });
      expect(price.lines).toContainEqual({ label: "gain", value: gain, unit: "ore-once" });
    }),
  );
});
