import type { LoanRules } from "./loan-rules.ts";

export interface Loan {
  readonly loanKr: number;
  readonly valueKr: number;
  /** Of the household, before tax. */
  readonly monthlyIncomeKr: number;
}

export interface Amortisation {
  readonly yearlyPercent: number;
  readonly monthlyOre: number;
  /** What must be repaid at once to reach the class below; undefined in the lowest. */
  readonly next: { readonly payKr: number; readonly yearlyPercent: number } | undefined;
}

/** The least that must be repaid by the rules, for a loan that is as large as when it was last valued. */
export function amortise(loan: Loan, rules: LoanRules): Amortisation {
  const { loanKr, valueKr } = loan;
  const at = rules.classes.findLastIndex(({ abovePercent }) => isAbove(loan, abovePercent));
  const reached = rules.classes[at];
  const extra = hasExtra(loan, rules) ? 1 : 0;
  const yearlyPercent = (reached?.yearlyPercent ?? 0) + extra;
  return {
    yearlyPercent,
    monthlyOre: Math.round((loanKr * yearlyPercent) / 12),
    next: reached && {
      payKr: loanKr - Math.floor((valueKr * reached.abovePercent) / 100),
      yearlyPercent: (rules.classes[at - 1]?.yearlyPercent ?? 0) + extra,
    },
  };
}

/** Whole percent, upwards: a loan just above a limit is not shown as at it. */
export const loanToValuePercent = ({ loanKr, valueKr }: Pick<Loan, "loanKr" | "valueKr">): number =>
  Math.ceil((loanKr * 100) / valueKr);

const isAbove = ({ loanKr, valueKr }: Loan, percent: number): boolean => loanKr * 100 > valueKr * percent;

const hasExtra = ({ loanKr, monthlyIncomeKr }: Loan, { extraAboveIncomeTenths }: LoanRules): boolean =>
  extraAboveIncomeTenths !== undefined && loanKr * 10 > monthlyIncomeKr * 12 * extraAboveIncomeTenths;
