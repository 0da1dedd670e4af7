/** Part of the loan that must be repaid each year where the loan is more than that part of the home's value. */
export interface AmortisationClass {
  readonly abovePercent: number;
  readonly yearlyPercent: number;
}

export interface LoanRules {
  /** YYYY-MM-DD. */
  readonly from: string;
  /** What may be lent at most when a home is bought, percent of its value. */
  readonly maxPercent: number;
  /** In rising order. */
  readonly classes: readonly AmortisationClass[];
  /** One percent more is repaid where the loan is above so many tenths of the yearly income before tax. */
  readonly extraAboveIncomeTenths: number | undefined;
}

const CLASSES: readonly AmortisationClass[] = [
  { abovePercent: 50, yearlyPercent: 1 },
  { abovePercent: 70, yearlyPercent: 2 },
];

/**
 * By date. Amortisation: FFFS 2016:16 from 1 June 2016, and its tightening FFFS 2017:23 from 1 March 2018. The limit of 85 percent:
 * Finansinspektionen's general advice FFFS 2010:2 and FFFS 2016:33. From 1 April 2026 the act on limits for housing credit, which
 * Riksdagen has passed, replaces both: 90 percent at a purchase, and no extra requirement by income.
 */
const RULES: readonly LoanRules[] = [
  { from: "2016-06-01", maxPercent: 85, classes: CLASSES, extraAboveIncomeTenths: undefined },
  { from: "2018-03-01", maxPercent: 85, classes: CLASSES, extraAboveIncomeTenths: 45 },
  { from: "2026-04-01", maxPercent: 90, classes: CLASSES, extraAboveIncomeTenths: undefined },
];

export function loanRulesOn(day: string): LoanRules {
  const row = RULES.findLast(({ from }) => from <= day);
  if (!row) throw new Error(`no loan rules on ${day}`);
  return row;
}
