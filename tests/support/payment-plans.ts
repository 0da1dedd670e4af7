import type { PaymentPlan } from "#domain/offer/payment-plan.ts";
import { plannedPrice, type Price } from "#domain/offer/price.ts";

export const yearlyPlan = (amountOre: number): PaymentPlan => ({
  way: "yearly",
  parts: [{ label: "fee", amountOre, every: "year", fromMonth: 0 }],
});

/** A price with one way of paying, the year at once: for tests of what a year costs. */
export const yearlyPrice = (yearlyKr: number): Price => plannedPrice([yearlyPlan(yearlyKr * 100)], "ore-year");
