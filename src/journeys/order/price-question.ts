import type { Payment } from "#domain/offer/payment-plan.ts";
import type { PriceQuestion } from "#verticals/_contract/provider.ts";

/** What the price of a checkout or an order depends on. Add-ons and discounts are chosen by `true` under their own names. */
export interface ToBePriced {
  readonly quoteId: string;
  readonly startDate: string;
  readonly payment: Payment;
  readonly choices: Readonly<Record<string, string>>;
  readonly reference?: string;
}

export const ADD_ON_PREFIX = "addon_";
export const DISCOUNT_PREFIX = "discount_";

export const toPriceQuestion = ({ quoteId, startDate, payment, choices, reference }: ToBePriced): PriceQuestion => ({
  quoteId,
  startDate,
  payment,
  addOnIds: chosen(choices, ADD_ON_PREFIX),
  discountIds: chosen(choices, DISCOUNT_PREFIX),
  reference,
});

/** Sorted by name, so that the same choices are the same question. */
const chosen = (choices: Readonly<Record<string, string>>, prefix: string): string[] =>
  Object.entries(choices)
    .filter(([name, value]) => name.startsWith(prefix) && value === "true")
    .map(([name]) => name.slice(prefix.length))
    .toSorted();
