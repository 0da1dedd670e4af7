export interface SwitchGain {
  /** After relief, in a year; less than nothing when the visitor's own rate is lower. */
  readonly yearlyOre: number;
  /** What the present bank charges for ending a bound rate early; undefined when it is not known. */
  readonly feeOre: number | undefined;
  /** Whole months until the fee is saved; undefined without a known fee or without a gain. */
  readonly paidBackMonths: number | undefined;
}

/** A loan with a variable rate can be moved without a fee: konsumentkreditlagen 36 § allows one for a bound rate only. */
export function switchGain(todayYearlyOre: number, offerYearlyOre: number, feeOre: number | undefined): SwitchGain {
  const yearlyOre = todayYearlyOre - offerYearlyOre;
  return {
    yearlyOre,
    feeOre,
    paidBackMonths: feeOre === undefined || yearlyOre <= 0 ? undefined : Math.ceil((feeOre * 12) / yearlyOre),
  };
}
