import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byComparison, choosePrice, comparisonOf, feesOf, paidLine, type Price } from "./price.ts";
import { wholeKrOre } from "./whole-kronor.ts";

const both = (monthlyFeeOre: number, yearlyFeeOre: number, headline: Price["headline"] = "ore-month"): Price => ({
  plans: [
    { way: "monthly", parts: [{ label: "premium", amountOre: monthlyFeeOre, every: "month", fromMonth: 0 }] },
    { way: "yearly", parts: [{ label: "premium", amountOre: yearlyFeeOre, every: "year", fromMonth: 0 }] },
  ],
  compared: { basis: "year" },
  headline,
  figures: [],
});

const gain: Price = {
  plans: [],
  compared: { basis: "whole-term", ore: 2_275_00, isGain: true },
  headline: "basis-points",
  figures: [
    { label: "rate", value: 325, unit: "basis-points" },
    { label: "gain", value: 2_275_00, unit: "ore-once" },
  ],
};

describe("a price that can be paid by the month or for the year at once", () => {
  const nordkaj = both(325_00, 3_779_00);

  it("costs twelve months unless the year is chosen", () => {
    expect(choosePrice(nordkaj)).toEqual({
      comparison: { ore: 3_900_00, basis: "year" },
      headline: { label: "monthly", value: 325_00, unit: "ore-month" },
      lines: [
        { label: "yearly", value: 3_900_00, unit: "ore-year" },
        { label: "monthly", value: 325_00, unit: "ore-month" },
      ],
      yearlyFeeOre: 3_900_00,
      monthlyFeeOre: 325_00,
      otherWay: { payment: "yearly", yearlyFeeOre: 3_779_00, lessOre: 121_00 },
    });
  });

  it("states no month to those who pay the year at once", () => {
    const yearly = { label: "yearly", value: 3_779_00, unit: "ore-year" } as const;
    expect(choosePrice(nordkaj, "yearly")).toMatchObject({
      comparison: { ore: 3_779_00 },
      headline: yearly,
      lines: [yearly],
      yearlyFeeOre: 3_779_00,
      otherWay: { payment: "monthly", yearlyFeeOre: 3_900_00, lessOre: -121_00 },
    });
    expect(paidLine(choosePrice(nordkaj, "yearly"))).toEqual(yearly);
    expect(paidLine(choosePrice(both(325_00, 3_779_00, "ore-year")))).toMatchObject({ value: 325_00 });
  });

  it("is not called cheaper in the other way where only the month is rounded", () => {
    expect(choosePrice(both(306_67, 3_680_00))).toMatchObject({ yearlyFeeOre: 3_684_00, otherWay: { lessOre: 0 } });
  });

  it("adds up in every part that is shown, whatever the provider answers", () => {
    const ore = fc.integer({ min: 1_00, max: 5_000_00 });
    fc.assert(
      fc.property(ore, ore, fc.constantFrom("monthly", "yearly"), (monthOre, yearOre, payment) => {
        const price = both(monthOre, yearOre);
        const { comparison, lines, yearlyFeeOre, monthlyFeeOre, otherWay, headline } = choosePrice(price, payment);
        for (const { value } of lines) expect(Math.abs(value % 100)).toBe(0);
        expect(lines).toContainEqual(headline);
        expect(comparison.ore).toBe(yearlyFeeOre);
        expect(yearlyFeeOre).toBe(payment === "monthly" ? 12 * monthlyFeeOre : wholeKrOre(yearOre));
        const isSame = Math.abs(12 * monthOre - yearOre) < 1_00;
        expect(otherWay?.lessOre).toBe(isSame ? 0 : yearlyFeeOre - (otherWay?.yearlyFeeOre ?? 0));
      }),
    );
  });
});

describe("a price with one way of paying", () => {
  const campaign: Price = {
    plans: [
      {
        way: "monthly",
        parts: [
          { label: "campaign", amountOre: 199_00, every: "month", fromMonth: 0, months: 6 },
          { label: "fee", amountOre: 379_00, every: "month", fromMonth: 6 },
          { label: "startFee", amountOre: 495_00, every: "once", fromMonth: 0 },
        ],
      },
    ],
    compared: { basis: "first-year" },
    headline: "ore-first-year",
    figures: [],
  };

  it("is the same whatever is chosen, and states no month where months differ", () => {
    expect(choosePrice(campaign, "yearly")).toEqual(choosePrice(campaign));
    expect(choosePrice(campaign)).toEqual({
      comparison: { ore: 3_963_00, basis: "first-year" },
      headline: { label: "firstYear", value: 3_963_00, unit: "ore-first-year" },
      lines: [
        { label: "firstYear", value: 3_963_00, unit: "ore-first-year" },
        { label: "startFee", value: 495_00, unit: "ore-once" },
      ],
      yearlyFeeOre: 3_963_00,
      monthlyFeeOre: 330_00,
    });
  });
});

describe("the order of a list", () => {
  it("has the lowest cost first in the chosen way of paying", () => {
    const nordkaj = both(325_00, 3_779_00);
    const tuvull = both(321_00, 3_852_00);
    const first = (payment: "monthly" | "yearly") =>
      [nordkaj, tuvull].toSorted((a, b) =>
        byComparison({ comparison: comparisonOf(a, payment) }, { comparison: comparisonOf(b, payment) }),
      )[0];
    expect(first("monthly")).toBe(tuvull);
    expect(first("yearly")).toBe(nordkaj);
  });

  it("has the highest gain first, and what only gives has no fee", () => {
    const better: Price = { ...gain, compared: { basis: "whole-term", ore: 2_300_00, isGain: true } };
    expect([gain, better].map((price) => choosePrice(price)).toSorted(byComparison)[0]?.comparison.ore).toBe(2_300_00);
    expect(feesOf(gain)).toEqual({ yearlyFeeOre: 0, monthlyFeeOre: 0 });
    expect(choosePrice(gain)).toMatchObject({ headline: { value: 325 }, lines: gain.figures });
  });
});
