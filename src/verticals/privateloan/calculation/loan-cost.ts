import { annuityPlan, type AnnuityTerms, creditCost } from "#domain/credit/annuity-plan.ts";
import type { RateExample } from "#verticals/_credit/published-terms.ts";

/** What a loan costs on the terms of the example. Whole öre. */
export interface LoanCost {
  readonly years: number;
  readonly monthlyOre: number;
  readonly interestOre: number;
  readonly feesOre: number;
  readonly totalOre: number;
  readonly costOre: number;
  readonly effectiveBasisPoints: number;
}

export function loanCost(amountKr: number, years: number, example: RateExample): LoanCost | undefined {
  const terms: AnnuityTerms = {
    amountOre: amountKr * 100,
    months: years * 12,
    nominalBasisPoints: example.nominalBasisPoints,
    setupFeeOre: example.setupFeeOre,
    noticeFeeOre: example.noticeFeeOre,
  };
  const cost = creditCost(terms);
  if (!cost) return undefined;
  const interestOre = annuityPlan(terms).reduce((sum, payment) => sum + payment.interestOre, 0);
  return { years, interestOre, feesOre: cost.costOre - interestOre, ...cost };
}

/** Times that are compared with the chosen one. */
const COMPARED_YEARS = [1, 2, 3, 5, 8, 10, 12, 15];
const COMPARED_COUNT = 4;

/** The next shorter time, the chosen one, and longer ones. */
export function comparedYears(years: number): readonly number[] {
  const all = [...new Set([...COMPARED_YEARS, years])].toSorted((one, other) => one - other);
  const first = Math.min(Math.max(0, all.indexOf(years) - 1), all.length - COMPARED_COUNT);
  return all.slice(first, first + COMPARED_COUNT);
}
