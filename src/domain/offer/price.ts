/** What an offer costs: what it is compared by, what is shown of it, and its parts. */
export interface Price {
  /** What the list is ranked by, whole öre, for the visitor's own situation. */
  readonly comparison: {
    readonly ore: number;
    readonly basis: "year" | "first-year" | "whole-term";
    /** What the visitor gets, not what the visitor pays: the highest is the best. */
    readonly isGain?: true;
  };
  /** What the card shows large. */
  readonly headline: PriceLine;
  /** Every part. A family of verticals has a rule by which they make the comparison. */
  readonly lines: readonly PriceLine[];
}

export interface PriceLine {
  /** The key of a text. */
  readonly label: string;
  /** A whole number of the unit. */
  readonly value: number;
  readonly unit: PriceUnit;
}

export type PriceUnit =
  | "ore-year"
  /** Of what costs another amount from the second year on. */
  | "ore-first-year"
  | "ore-month"
  | "ore-once"
  | "hundredth-ore-kwh"
  | "basis-points";

/** The best first: the lowest cost, or the highest gain. */
export const byComparison = (a: Pick<Price, "comparison">, b: Pick<Price, "comparison">): number =>
  (a.comparison.ore - b.comparison.ore) * (a.comparison.isGain ? -1 : 1);

/** The first part in that unit. */
export const findLine = ({ lines }: Pick<Price, "lines">, unit: PriceUnit): PriceLine | undefined =>
  lines.find((line) => line.unit === unit);

/** Where the month is stated, also for a vertical whose cards state another unit. */
export const monthlyLine = (price: Price): PriceLine => findLine(price, "ore-month") ?? price.headline;

export interface Fees {
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
}

/** As our calls and orders state a price. What only gives has no fee. One without such parts costs a year what it is compared by, and a month a twelfth of that. */
export function feesOf(price: Price): Fees {
  if (price.comparison.isGain) return { yearlyFeeOre: 0, monthlyFeeOre: 0 };
  const yearlyFeeOre = findLine(price, "ore-year")?.value ?? price.comparison.ore;
  return { yearlyFeeOre, monthlyFeeOre: findLine(price, "ore-month")?.value ?? Math.round(yearlyFeeOre / 12) };
}
