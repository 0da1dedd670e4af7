import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxPercentOn } from "./capital-tax.ts";
import { guaranteeLimitOre } from "./deposit-guarantee.ts";
import { gainAfter } from "./growth.ts";

describe("what an amount gives after tax", () => {
  // 100 000 at 3,25 %: 3 250 interest, 975 tax, 2 275 left. Then 102 275: 3 323,94 - 997,18 = 2 326,76; 104 601,76: 3 399,56 - 1 019,87.
  it("is worked out by hand for three years", () => {
    expect(gainAfter(1, 100_000_00, 325, 30)).toBe(2_275_00);
    expect(gainAfter(2, 100_000_00, 325, 30)).toBe(2_275_00 + 2_326_76);
    expect(gainAfter(3, 100_000_00, 325, 30)).toBe(2_275_00 + 2_326_76 + 2_379_69);
  });

  it("is 11 904 kr after five years, and nothing without interest", () => {
    expect(Math.round(gainAfter(5, 100_000_00, 325, 30) / 100)).toBe(11_904);
    expect(gainAfter(5, 100_000_00, 0, 30)).toBe(0);
  });

  it("grows with time, amount and rate", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1_000_00, max: 5_000_000_00 }),
        fc.integer({ min: 10, max: 900 }),
        (years, ore, rate) => {
          const gain = gainAfter(years, ore, rate, 30);
          expect(gainAfter(years + 1, ore, rate, 30)).toBeGreaterThan(gain);
          expect(gainAfter(years, ore + 1_000_00, rate, 30)).toBeGreaterThan(gain);
          expect(gainAfter(years, ore, rate + 10, 30)).toBeGreaterThan(gain);
        },
      ),
    );
  });
});

describe("dated tables", () => {
  it("tax is 30 percent, and unknown before its table", () => {
    expect(taxPercentOn("2026-11-17")).toBe(30);
    expect(() => taxPercentOn("1990-12-31")).toThrow("no tax rate");
  });

  it("the guarantee follows the day", () => {
    expect(guaranteeLimitOre("2025-12-31")).toBe(1_050_000_00);
    expect(guaranteeLimitOre("2026-01-01")).toBe(1_150_000_00);
    expect(() => guaranteeLimitOre("2010-01-01")).toThrow("no limit");
  });
});
