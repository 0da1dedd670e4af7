import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amortise, loanToValuePercent } from "./amortisation.ts";
import { reliefRulesOn, yearlyReliefOre } from "./interest-relief.ts";
import { loanRulesOn } from "./loan-rules.ts";
import { interestCost } from "./month-cost.ts";
import { switchGain } from "./switch-gain.ts";

const TODAY = "2026-11-17";
const LOAN = { loanKr: 2_400_000, valueKr: 3_200_000, monthlyIncomeKr: 60_000 };
const ONE = { loanKr: 2_400_000, borrowers: 1, day: TODAY };

describe("rules by date", () => {
  it("raise the limit and end the extra requirement on 1 April 2026", () => {
    expect(loanRulesOn("2026-03-31")).toMatchObject({ maxPercent: 85, extraAboveIncomeTenths: 45 });
    expect(loanRulesOn("2026-04-01")).toMatchObject({ maxPercent: 90, extraAboveIncomeTenths: undefined });
    expect(loanRulesOn("2018-02-28").extraAboveIncomeTenths).toBeUndefined();
  });

  it("are unknown before their tables", () => {
    expect(() => loanRulesOn("2016-05-31")).toThrow("no loan rules");
    expect(() => reliefRulesOn("1994-12-31")).toThrow("no interest relief");
  });
});

describe("amortisation", () => {
  it("is two percent at 75 percent of the value, and one after a payment of 160 000 kr", () => {
    expect(loanToValuePercent(LOAN)).toBe(75);
    expect(amortise(LOAN, loanRulesOn(TODAY))).toEqual({
      yearlyPercent: 2,
      monthlyOre: 4_000_00,
      next: { payKr: 160_000, yearlyPercent: 1 },
    });
  });

  it.each([
    [1_600_000, 0],
    [1_600_001, 1],
    [2_240_000, 1],
    [2_240_001, 2],
    [2_880_000, 2],
  ])("of %i kr in a home of 3 200 000 kr is %i percent", (loanKr, yearlyPercent) => {
    expect(amortise({ ...LOAN, loanKr }, loanRulesOn(TODAY)).yearlyPercent).toBe(yearlyPercent);
  });

  it("was one percent more above 4.5 times the income, until April 2026", () => {
    const indebted = { ...LOAN, monthlyIncomeKr: 44_444 };
    expect(amortise(indebted, loanRulesOn("2026-03-31")).yearlyPercent).toBe(3);
    expect(amortise({ ...LOAN, monthlyIncomeKr: 44_445 }, loanRulesOn("2026-03-31")).yearlyPercent).toBe(2);
    expect(amortise(indebted, loanRulesOn("2026-04-01")).yearlyPercent).toBe(2);
    expect(amortise({ ...indebted, loanKr: 1_500_000, monthlyIncomeKr: 10_000 }, loanRulesOn("2020-01-01"))).toEqual({
      yearlyPercent: 1,
      monthlyOre: 1_250_00,
      next: undefined,
    });
  });

  it("after the payment that is stated is that of the class below", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 20_000_000 }),
        fc.integer({ min: 100_000, max: 30_000_000 }),
        fc.constantFrom("2017-01-01", "2020-01-01", TODAY),
        (loanKr, valueKr, day) => {
          const loan = { loanKr: Math.min(loanKr, valueKr), valueKr, monthlyIncomeKr: 1_000_000 };
          const { next, yearlyPercent } = amortise(loan, loanRulesOn(day));
          fc.pre(next !== undefined);
          const paid = { ...loan, loanKr: loan.loanKr - next.payKr };
          expect(amortise(paid, loanRulesOn(day)).yearlyPercent).toBe(next.yearlyPercent);
          const almost = { ...loan, loanKr: paid.loanKr + 1 };
          expect(amortise(almost, loanRulesOn(day)).yearlyPercent).toBe(yearlyPercent);
        },
      ),
    );
  });
});

describe("interest after relief", () => {
  // 2 400 000 at 3,09 %: 74 160 a year, 22 248 relief. At 5,09 %: 122 160; 30 000 and 21 % of 22 160.
  it.each([
    [309, 6_180_00, 4_326_00],
    [364, 7_280_00, 5_096_00],
    [409, 8_180_00, 5_726_00],
    [509, 10_180_00, 7_292_20],
    [609, 12_180_00, 8_872_20],
  ])("at %i hundredths of a percent is worked out by hand", (rate, interestOre, netOre) => {
    expect(interestCost(ONE, rate)).toMatchObject({ interestOre, netOre, reliefOre: interestOre - netOre });
  });

  it("uses the higher relief for twice as much when two borrow", () => {
    expect(interestCost({ ...ONE, borrowers: 2 }, 509).yearlyNetOre).toBe(85_512_00);
    expect(interestCost(ONE, 509).yearlyNetOre).toBe(87_506_40);
  });

  it("rises with the rate and the loan, and is never more than the interest", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 20_000_000 }),
        fc.integer({ min: 1, max: 1_500 }),
        fc.constantFrom(1, 2),
        (loanKr, rate, borrowers) => {
          const cost = interestCost({ loanKr, borrowers, day: TODAY }, rate);
          expect(interestCost({ loanKr, borrowers, day: TODAY }, rate + 1).netOre).toBeGreaterThan(cost.netOre);
          expect(interestCost({ loanKr: loanKr + 10_000, borrowers, day: TODAY }, rate).netOre).toBeGreaterThanOrEqual(
            cost.netOre,
          );
          expect(cost.reliefOre).toBeGreaterThanOrEqual(0);
          expect(cost.netOre + cost.reliefOre).toBe(cost.interestOre);
        },
      ),
    );
  });

  it("equals relief counted krona by krona and person by person", () => {
    const slow = (interestKr: number, borrowers: number) => {
      let ore = 0;
      for (let person = 0; person < borrowers; person++)
        for (let kr = 1; kr <= interestKr / borrowers; kr++) ore += kr <= 100_000 ? 30 : 21;
      return ore;
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(1, 2), (half, borrowers) => {
        const interestKr = half * 2;
        expect(yearlyReliefOre(interestKr * 100, borrowers, reliefRulesOn(TODAY))).toBe(slow(interestKr, borrowers));
      }),
      { numRuns: 30 },
    );
  });
});

describe("a switch", () => {
  const today = interestCost(ONE, 364).yearlyNetOre;
  const best = interestCost(ONE, 309).yearlyNetOre;

  it("gains 9 240 kr a year", () => {
    expect(switchGain(today, best, undefined)).toEqual({
      yearlyOre: 9_240_00,
      feeOre: undefined,
      paidBackMonths: undefined,
    });
  });

  it("pays a fee back in whole months, and never without a gain", () => {
    expect(switchGain(today, best, 0).paidBackMonths).toBe(0);
    expect(switchGain(today, best, 7_700_00).paidBackMonths).toBe(10);
    expect(switchGain(today, best, 7_700_01).paidBackMonths).toBe(11);
    expect(switchGain(best, today, 1_000_00).paidBackMonths).toBeUndefined();
    expect(switchGain(best, best, 1_000_00).paidBackMonths).toBeUndefined();
  });
});
