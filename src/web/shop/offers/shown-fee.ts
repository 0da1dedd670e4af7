import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { type ChosenPrice, DEFAULT_PAYMENT, type PriceUnit } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";

/** A list compares amounts of money: of the period that the large price is for, and of a year where it is no such amount or the year is paid at once. */
export const periodOf = (headlineUnit: PriceUnit, payment: Payment = DEFAULT_PAYMENT): FeePeriod =>
  headlineUnit === "ore-month" && payment === "monthly"
    ? "month"
    : headlineUnit === "ore-first-year"
      ? "first-year"
      : "year";

/** What a list goes by. */
export const feeOf = (
  { price }: { readonly price: Pick<ChosenPrice, "comparison" | "monthlyFeeOre"> },
  period: FeePeriod,
): number => (period === "month" ? price.monthlyFeeOre : price.comparison.ore);
