import type { FeePeriod } from "#domain/format/swedish-format.ts";
import type { ShownOffer } from "./present-result.ts";

/** What a list goes by. */
export const feeOf = (offer: Pick<ShownOffer, "monthlyFeeOre" | "yearlyFeeOre">, period: FeePeriod): number =>
  period === "year" ? offer.yearlyFeeOre : offer.monthlyFeeOre;
