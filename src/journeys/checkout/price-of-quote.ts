import {
  type ChosenPrice,
  choosePrice,
  DEFAULT_PAYMENT,
  findLine,
  paidLine,
  plannedPrice,
  planOf,
  type Price,
} from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { PricedChoice } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CheckoutQuote } from "./checkout.port.ts";

/** The way of paying that is asked for, or the only one that the offer has. */
export const paymentOf = (offer: Pick<Price, "plans">, asked: string | undefined): Payment =>
  planOf(offer, asked === "yearly" ? "yearly" : DEFAULT_PAYMENT)?.way ?? DEFAULT_PAYMENT;

/** What a choice changes of what is paid each time, as a difference of the two shown amounts: chosen ones are in the quote already. */
export function changeBy(
  vertical: AnyVerticalServer,
  quote: CheckoutQuote,
  { yearlyFeeOre }: PricedChoice,
  isChosen: boolean,
) {
  const times = isChosen ? -1 : 1;
  const other = {
    ...quote,
    yearlyFeeOre: quote.yearlyFeeOre + times * yearlyFeeOre,
    monthlyFeeOre: quote.monthlyFeeOre + times * Math.round(yearlyFeeOre / 12),
  };
  const [now, then] = [quote, other].map((each) => choosePrice(priceOfQuote(vertical, each), quote.payment)) as [
    ChosenPrice,
    ChosenPrice,
  ];
  const { unit } = paidLine(now);
  // With the choice no month may be as another any more: then it is the large amount that it changes.
  const [from, to] = [findLine(now, unit), findLine(then, unit)];
  return from && to
    ? { value: times * (to.value - from.value), unit }
    : { value: times * (then.headline.value - now.headline.value), unit: now.headline.unit };
}

/** What the quote costs: its plans, each a way of paying it. */
export const priceOfQuote = (vertical: AnyVerticalServer, quote: CheckoutQuote): Price =>
  plannedPrice(requireCheckout(vertical).plans(quote, quote.offer.detail), vertical.description.headlineUnit);

export function requireCheckout(vertical: AnyVerticalServer): NonNullable<AnyVerticalServer["checkout"]> {
  if (!vertical.checkout) throw new Error(`${vertical.description.name} has no checkout`);
  return vertical.checkout;
}
