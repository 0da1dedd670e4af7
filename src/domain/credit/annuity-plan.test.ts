import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annuityPlan, type AnnuityTerms, creditCost } from "./annuity-plan.ts";

const terms = (changes: Partial<AnnuityTerms> = {}): AnnuityTerms => ({
  amountOre: 10_000_000,
  months: 60,
  nominalBasisPoints: 650,
  setupFeeOre: 0,
  noticeFeeOre: 0,
  ...changes,
});

const anyTerms = fc.record({
  amountOre: fc.integer({ min: 500_000, max: 60_000_000 }),
  months: fc.integer({ min: 12, max: 180 }),
  nominalBasisPoints: fc.integer({ min: 0, max: 2_500 }),
  setupFeeOre: fc.integer({ min: 0, max: 100_000 }),
  noticeFeeOre: fc.integer({ min: 0, max: 10_000 }),
});

describe("a plan of equal payments", () => {
  test("100,000 kr over five years at 6.5 % is 1,957 kr a month, as lanekalkylator.se publishes it", () => {
    expect(Math.round((creditCost(terms())?.monthlyOre ?? 0) / 100)).toBe(1957);
  });

  test("first and last payment of 100,000 kr at 6.5 % with a setup fee of 495 kr and a notice fee of 25 kr", () => {
    const plan = annuityPlan(terms({ setupFeeOre: 49_500, noticeFeeOre: 2_500 }));
    expect(plan[0]).toEqual({
      interestOre: 54_167,
      repaidOre: 141_494,
      feeOre: 52_000,
      totalOre: 247_661,
      remainingOre: 9_858_506,
    });
    expect(plan.at(-1)).toMatchObject({ feeOre: 2_500, remainingOre: 0 });
  });

  test("repays exactly what was lent, in whole öre, with equal months but for the last", () => {
    fc.assert(
      fc.property(anyTerms, (each) => {
        const plan = annuityPlan(each);
        expect(plan).toHaveLength(each.months);
        expect(plan.reduce((sum, { repaidOre }) => sum + repaidOre, 0)).toBe(each.amountOre);
        expect(plan.at(-1)?.remainingOre).toBe(0);
        expect(plan.every((payment) => Object.values(payment).every(Number.isInteger))).toBe(true);
        const ordinary = plan.slice(1, -1).map(({ totalOre }) => totalOre);
        expect(new Set(ordinary).size).toBeLessThanOrEqual(1);
        const off = (plan.at(-1)?.totalOre ?? 0) - (ordinary[0] ?? 0);
        // Half an öre of rounding each month in the annuity and in the interest, with interest on it until the last.
        const growth = Math.max(1, (1 + each.nominalBasisPoints / 120_000) ** each.months);
        expect(Math.abs(off)).toBeLessThanOrEqual(each.months * growth);
      }),
    );
  });
});

describe("what a credit costs", () => {
  test("without fees the effective rate is the nominal one compounded monthly", () => {
    fc.assert(
      fc.property(anyTerms, (each) => {
        const cost = creditCost({ ...each, setupFeeOre: 0, noticeFeeOre: 0 });
        const compounded = (1 + each.nominalBasisPoints / 120_000) ** 12 - 1;
        // Whole öre move the rate by far less than the hundredth of a percent that is shown.
        expect(Math.abs((cost?.effectiveBasisPoints ?? Number.NaN) - compounded * 10_000)).toBeLessThanOrEqual(0.6);
      }),
    );
  });

  test("increases with each fee", () => {
    fc.assert(
      fc.property(anyTerms, (each) => {
        const dearer = { ...each, setupFeeOre: each.setupFeeOre + 50_000, noticeFeeOre: each.noticeFeeOre + 2_500 };
        const [less, more] = [creditCost(each), creditCost(dearer)];
        expect(more?.effectiveBasisPoints).toBeGreaterThan(less?.effectiveBasisPoints ?? Number.NaN);
        expect(more?.costOre).toBe((less?.costOre ?? 0) + 50_000 + 2_500 * each.months);
      }),
    );
  });

  test("no credit, no month: no cost", () => {
    expect(creditCost(terms({ amountOre: 0 }))).toBeUndefined();
    expect(creditCost(terms({ months: 0 }))).toBeUndefined();
  });
});
