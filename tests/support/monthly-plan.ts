import type { PaymentPlan } from "#domain/offer/payment-plan.ts";

export const monthlyPlan = (amountOre: number): PaymentPlan => ({
  way: "monthly",
  parts: [{ label: "fee", amountOre, every: "month", fromMonth: 0 }],
});
