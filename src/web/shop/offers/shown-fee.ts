import type { FeePeriod } from "#domain/format/swedish-format.ts";
import { feesOf, type PriceUnit } from "#domain/offer/price.ts";
import type { ShownOffer } from "./present-result.ts";

/** A list compares amounts of money: by the month where the large price is, otherwise by the year. */
export const periodOf = (headlineUnit: PriceUnit): FeePeriod => (headlineUnit === "ore-month" ? "month" : "year");

/** What a list goes by. */
export const feeOf = ({ price }: Pick<ShownOffer, "price">, period: FeePeriod): number =>
  period === "year" ? price.comparison.ore : feesOf(price).monthlyFeeOre;
