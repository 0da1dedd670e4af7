import type { Amortisation } from "./calculation/amortisation.ts";
import type { AmortisationClass } from "./calculation/loan-rules.ts";
import type { SwitchGain } from "./calculation/switch-gain.ts";

/** Hundredths of a percent. Types, not interfaces: they are stored as plain records. */
export type TermRate = {
  readonly months: number;
  readonly list: number;
  /** What the bank's customers got on average in the month before; undefined where it had none. */
  readonly average: number | undefined;
};

/** What a bank states. */
export type BankRates = {
  readonly rates: readonly TermRate[];
  /** YYYY-MM-DD: since when the list rates apply. */
  readonly listedOn: string;
  /** YYYY-MM. */
  readonly averageMonth: string;
};

/** The loan at one bank, computed here by one method for all. */
export type MortgageDetail = BankRates & {
  readonly termMonths: number;
  readonly rate: number;
  readonly interestOre: number;
  readonly reliefOre: number;
  readonly netOre: number;
  /** With so many percentage points more. */
  readonly rises: readonly { readonly points: number; readonly rate: number; readonly netOre: number }[];
  /** Undefined when the visitor has not stated a rate. */
  readonly today: PresentLoan | undefined;
  readonly situation: Situation;
};

export type PresentLoan = {
  readonly rate: number;
  readonly termMonths: number;
  readonly netOre: number;
  readonly gain: SwitchGain;
};

/** The loan beside the home and the rules; the same at every bank. */
export type Situation = {
  readonly loanKr: number;
  readonly valueKr: number;
  readonly toValuePercent: number;
  readonly amortisation: Amortisation;
  readonly maxPercent: number;
  readonly classes: readonly AmortisationClass[];
  readonly relief: { readonly percent: number; readonly percentAbove: number; readonly limitOre: number };
};
