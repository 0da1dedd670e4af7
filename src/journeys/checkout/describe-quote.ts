import { withAddOns } from "#domain/cover/cover.ts";
import { ADD_ON_PREFIX, DISCOUNT_PREFIX } from "#journeys/order/price-question.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CheckoutQuote } from "./checkout.port.ts";

/** The offer as it is priced with these values: what the chosen add-ons give is included. */
export function describeQuote(
  { describeOffer }: Pick<AnyVerticalServer, "describeOffer">,
  quote: CheckoutQuote,
  values: Readonly<Record<string, string>>,
): OfferDescription | undefined {
  const { detail } = quote.offer;
  const { yearlyFeeOre, discounts } = quote;
  const addOns = addOnsAmong(quote, values);
  const chosen = [...addOns, ...discounts.filter(({ id }) => values[`${DISCOUNT_PREFIX}${id}`] === "true")];
  const choicesOre = chosen.reduce((sum, { yearlyFeeOre: ore }) => sum + ore, 0);
  const cover = describeOffer?.(detail).cover;
  const covered = cover
    ? {
        ...detail,
        cover: withAddOns(
          cover,
          addOns.map(({ id }) => id),
        ),
      }
    : detail;
  return describeOffer?.(covered, { yearlyFeeOre, choicesOre });
}

/** The names of the add-ons among the values. */
export const chosenAddOns = (quote: CheckoutQuote, values: Readonly<Record<string, string>>): string[] =>
  addOnsAmong(quote, values).map(({ name }) => name);

const addOnsAmong = ({ addOns }: CheckoutQuote, values: Readonly<Record<string, string>>) =>
  addOns.filter(({ id }) => values[`${ADD_ON_PREFIX}${id}`] === "true");
