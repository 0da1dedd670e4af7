import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { feesOf, type Price, type PriceUnit } from "#domain/offer/price.ts";

/** A list compares amounts of money: of the period that the large price is for, and of a year where it is no such amount. */
export const periodOf = (headlineUnit: PriceUnit): FeePeriod =>
  headlineUnit === "ore-month" ? "month" : headlineUnit === "ore-first-year" ? "first-year" : "year";

/** What a list goes by. */
export const feeOf = ({ price }: { readonly price: Price }, period: FeePeriod): number =>
  period === "month" ? feesOf(price).monthlyFeeOre : price.comparison.ore;
