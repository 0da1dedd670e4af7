import type { PaymentPlan } from "#domain/offer/payment-plan.ts";

export const yearlyPlan = (amountOre: number): PaymentPlan => ({
  way: "yearly",
  parts: [{ label: "fee", amountOre, every: "year", fromMonth: 0 }],
});
