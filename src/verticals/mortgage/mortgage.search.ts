/** Months that a rate is bound; three counts as variable. */
export const TERMS = [3, 12, 24, 36, 60] as const;
export type TermMonths = (typeof TERMS)[number];
export const VARIABLE: TermMonths = 3;

export interface MortgageSearch {
  readonly loanKr: number;
  readonly valueKr: number;
  /** Of the household, before tax. */
  readonly monthlyIncomeKr: number;
  readonly borrowers: 1 | 2;
  /** The list is ranked by the rate of this term. */
  readonly termMonths: TermMonths;
  /** Hundredths of a percent that the visitor has today; undefined when not stated. */
  readonly currentRate: number | undefined;
  readonly currentTermMonths: TermMonths;
  /** What the present bank charges for ending a bound rate early; undefined when not stated. */
  readonly exitFeeKr: number | undefined;
}
