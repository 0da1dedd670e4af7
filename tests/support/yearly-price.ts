import { plannedPrice, type Price } from "#domain/offer/price.ts";
import { yearlyPlan } from "#tools/faults/payment-plans.ts";

/** A price with one way of paying, the year at once: for tests of what a year costs. */
export const yearlyPrice = (yearlyKr: number): Price => plannedPrice([yearlyPlan(yearlyKr * 100)], "ore-year");
