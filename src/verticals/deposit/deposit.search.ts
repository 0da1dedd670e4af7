/** Years that a result is shown for. */
export const RESULT_YEARS = [1, 3, 5] as const;
export type ResultYears = (typeof RESULT_YEARS)[number];

/** Any time; some times a year or after notice; only when the term ends. */
export type Withdrawals = "free" | "limited" | "at-end";

export interface DepositSearch {
  readonly amountKr: number;
  /** How long the money is to stand. */
  readonly years: ResultYears;
  /** Hundredths of a percent that the visitor has today; undefined when not stated. */
  readonly currentRate: number | undefined;
  /** The visitor must be able to take out money at any time. */
  readonly needsFree: boolean;
}
