import type { Payment } from "./payment-plan.ts";
import { byComparison, type ChosenPrice, comparisonOf, DEFAULT_PAYMENT, type Price } from "./price.ts";

/** A price a provider has given for one search. Money is whole öre. */
export interface Offer<Detail = Record<string, unknown>> {
  readonly providerId: number;
  readonly shopId: number;
  readonly providerName: string;
  readonly subscriptionId: string;
  /** Which of the provider's offers it is, the same each time the provider is asked; a new quote has a new subscription id.
   * Only where a provider answers with several. */
  readonly plan?: string;
  readonly subscriptionName: string;
  readonly price: Price;
  /** ISO time until which the price is valid. */
  readonly validUntil: string;
  /** What only this vertical knows: excesses, benefits, labels. */
  readonly detail: Detail;
}

/** An offer that can be ordered: the result id is unguessable and belongs to one search. */
export interface RankedOffer<Detail = Record<string, unknown>> extends Offer<Detail> {
  readonly resultId: string;
  readonly position: number;
}

export type NoOfferReason = "declined" | "no-answer" | "unreadable" | "unavailable";

/** A provider that gave no price, and why as far as a visitor may know. */
export interface ProviderWithoutOffer {
  readonly providerId: number;
  readonly shopId: number;
  readonly providerName: string;
  readonly reason: NoOfferReason;
  /** The provider's own text, only when it declined. */
  readonly message?: string;
}

/** A provider that declined has answered, and so has one with an unreadable answer. One that did not reply has not. */
export const hasAnswered = ({ reason }: Pick<ProviderWithoutOffer, "reason">): boolean =>
  reason === "declined" || reason === "unreadable";

/** All that the order of a list depends on. */
export interface Rankable extends Pick<Offer, "providerName"> {
  readonly price: Pick<ChosenPrice, "comparison">;
}

/** Addendum A: cost ascending, or gain descending, ties by provider name; commission never enters. */
export const byRank = (a: Rankable, b: Rankable): number =>
  byComparison(a.price, b.price) || a.providerName.localeCompare(b.providerName, "sv");

/** The offers of a list in the order of what they cost in that way of paying. */
export function rankOffers<Ranked extends Pick<Offer, "providerName" | "price">>(
  offers: readonly Ranked[],
  payment: Payment = DEFAULT_PAYMENT,
): Ranked[] {
  return offers
    .map((offer) => ({
      offer,
      providerName: offer.providerName,
      price: { comparison: comparisonOf(offer.price, payment) },
    }))
    .toSorted(byRank)
    .map(({ offer }) => offer);
}

/** How many providers the offers are of: progress is counted by provider. */
export const countOfferedBy = (offers: readonly Pick<Offer, "providerId">[]): number =>
  new Set(offers.map(({ providerId }) => providerId)).size;

/** A provider that the search asks. */
export interface AskedProvider {
  readonly providerId: number;
  readonly name: string;
  readonly slug: string;
  /** Its offers can only be ordered from the provider itself. */
  readonly isOrderedElsewhere?: boolean;
  /** We lead the visitor there. */
  readonly hasLinkOut?: boolean;
}
