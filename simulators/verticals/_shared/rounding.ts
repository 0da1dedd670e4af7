/** What an insurer writes on the invoice, in whole öre. */
export interface Fees {
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
}

export type Rounding = (yearlyKr: number) => Fees;

/** Whole kronor a month; the year is twelve of them. */
export const wholeMonths: Rounding = (yearlyKr) => {
  const monthlyFeeOre = Math.round(yearlyKr / 12) * 100;
  return { monthlyFeeOre, yearlyFeeOre: monthlyFeeOre * 12 };
};

/** As whole months, but every month ends in nine. */
export const monthsThatEndInNine: Rounding = (yearlyKr) => {
  const monthlyFeeOre = (Math.max(1, Math.round((yearlyKr / 12 + 1) / 10)) * 10 - 1) * 100;
  return { monthlyFeeOre, yearlyFeeOre: monthlyFeeOre * 12 };
};

/** A year in even tens; who pays by the month pays in öre. */
export const yearsInTens: Rounding = (yearlyKr) => {
  const yearlyFeeOre = Math.round(yearlyKr / 10) * 1_000;
  return { yearlyFeeOre, monthlyFeeOre: Math.round(yearlyFeeOre / 12) };
};

/** Whole kronor a year; who pays by the month pays in öre. */
export const wholeYears: Rounding = (yearlyKr) => {
  const yearlyFeeOre = Math.round(yearlyKr) * 100;
  return { yearlyFeeOre, monthlyFeeOre: Math.round(yearlyFeeOre / 12) };
};

/** Whole kronor a year; paying by the month costs a little more. */
export const monthlySurcharge =
  (share: number): Rounding =>
  (yearlyKr) => ({
    yearlyFeeOre: Math.round(yearlyKr) * 100,
    monthlyFeeOre: Math.ceil((yearlyKr * (1 + share)) / 12) * 100,
  });
