import type { PaymentPlan } from "#domain/offer/payment-plan.ts";
import { type Fees, plannedPrice, type Price, type PriceUnit } from "#domain/offer/price.ts";

export const insurancePrice = (fees: Fees, headline: PriceUnit): Price => plannedPrice(insurancePlans(fees), headline);

/** An insurer states what a month costs and what the year costs at once; the first may have a surcharge. */
export const insurancePlans = ({ yearlyFeeOre, monthlyFeeOre }: Fees): readonly PaymentPlan[] => [
  { way: "monthly", parts: [{ label: "premium", amountOre: monthlyFeeOre, every: "month", fromMonth: 0 }] },
  { way: "yearly", parts: [{ label: "premium", amountOre: yearlyFeeOre, every: "year", fromMonth: 0 }] },
];
