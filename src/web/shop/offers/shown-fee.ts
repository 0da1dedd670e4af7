import type { FeePeriod } from "#domain/format/swedish-format.ts";
import type { ChosenPrice, PriceUnit } from "#domain/offer/price.ts";

/** A list compares amounts of money: of the period that the large price is for, and of a year where it is no such amount. */
export const periodOf = (headlineUnit: PriceUnit): FeePeriod =>
  headlineUnit === "ore-month" ? "month" : headlineUnit === "ore-first-year" ? "first-year" : "year";

/** What a list goes by. */
export const feeOf = (
  { price }: { readonly price: Pick<ChosenPrice, "comparison" | "monthlyFeeOre"> },
  period: FeePeriod,
): number => (period === "month" ? price.monthlyFeeOre : price.comparison.ore);
