import { ADD_ON_PREFIX, DISCOUNT_PREFIX } from "#journeys/order/price-question.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CheckoutQuote } from "./checkout.port.ts";

/** The offer as it is priced with these values. */
export function describeQuote(
  { describeOffer }: AnyVerticalServer,
  { offer, yearlyFeeOre, addOns, discounts }: CheckoutQuote,
  values: Readonly<Record<string, string>>,
): OfferDescription | undefined {
  const chosen = [
    ...addOns.filter(({ id }) => values[`${ADD_ON_PREFIX}${id}`] === "true"),
    ...discounts.filter(({ id }) => values[`${DISCOUNT_PREFIX}${id}`] === "true"),
  ];
  const choicesOre = chosen.reduce((sum, { yearlyFeeOre: ore }) => sum + ore, 0);
  return describeOffer?.(offer.detail, { yearlyFeeOre, choicesOre });
}

/** The names of the add-ons among the values. */
export const chosenAddOns = ({ addOns }: CheckoutQuote, values: Readonly<Record<string, string>>): string[] =>
  addOns.filter(({ id }) => values[`${ADD_ON_PREFIX}${id}`] === "true").map(({ name }) => name);
