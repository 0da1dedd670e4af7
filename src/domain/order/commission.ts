/** The amount that the visitor sees, and that is measured as revenue. */
export const commissionKr = (percent: number, yearlyFeeOre: number): number =>
  Math.round((yearlyFeeOre * percent) / 100 / 100);
