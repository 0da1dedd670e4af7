import { plannedPrice, type Price } from "#domain/offer/price.ts";
import type { InterestCost } from "./calculation/month-cost.ts";

/** Interest after tax. Amortisation is no cost and the same at every bank: it is not in it. */
export const mortgagePrice = (rate: number, { netOre }: InterestCost): Price => ({
  ...plannedPrice(
    [{ way: "monthly", parts: [{ label: "net", amountOre: netOre, every: "month", fromMonth: 0 }] }],
    "ore-month",
  ),
  figures: [{ label: "rate", value: rate, unit: "basis-points" }],
});
