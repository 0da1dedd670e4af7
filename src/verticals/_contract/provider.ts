import type { Offer } from "#domain/offer/offer.ts";
import type { Payment } from "#domain/order/order-record.ts";

/** Who sells: the same in every vertical. */
export interface ProviderIdentity {
  /** Names the logo file, the outbound target and the simulator. */
  readonly slug: string;
  /** The number outside systems know the provider by. Offers go by provider id, fetches and provider lists by shop id (OP-01). */
  readonly shopId: number;
  readonly providerId: number;
  readonly name: string;
  /** What it pays us, percent of the first year's price. It never enters the ranking (addendum A). */
  readonly commissionPercent: number;
  /** Its own site: where its logo leads on the page after an order (C-215). */
  readonly websiteUrl: string;
  /** Where it takes notices of cancellation; undefined for one that takes none by mail. */
  readonly noticeAddress: string | undefined;
}

/** One provider is a pair of pure functions: make the request, read the reply. Limits and retries live in one place, not here. */
export interface Provider<Search, Detail = Record<string, unknown>, Facts = unknown> extends ProviderIdentity {
  /** The facts from registers help the provider to rate; it must also be able to do without. */
  prepare(search: Search, facts?: Facts): ProviderRequest;
  read(reply: ProviderReply): ProviderReading<Detail>;
  /** An offer can be ordered here. */
  readonly ordering?: ProviderOrdering;
}

export interface ProviderRequest {
  readonly method: "GET" | "POST";
  /** Below the provider's own address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ProviderReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What the provider itself states; who it is comes from the provider's description. */
export type QuotedOffer<Detail> = Omit<Offer<Detail>, "providerId" | "shopId" | "providerName">;

export type ProviderReading<Detail = Record<string, unknown>> =
  /** None counts as declined. Several must each have their own plan. */
  | { readonly kind: "answered"; readonly offers: readonly QuotedOffer<Detail>[] }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "ask-again"; readonly request: ProviderRequest; readonly afterMs: number }
  | { readonly kind: "unreadable"; readonly why: string };

/** How an order reaches the provider. The reference is ours, stable over every try, and is the provider's idempotency key. */
export interface ProviderOrdering {
  /** The provider takes an order only when its customer has signed it with BankID. */
  readonly needsSignature?: boolean;
  /** Asks what the quote costs with these choices. Changes nothing at the provider. */
  price(question: PriceQuestion): ProviderRequest;
  readPriced(reply: ProviderReply): PriceReading;
  place(order: OrderToPlace): ProviderRequest;
  readPlaced(reply: ProviderReply): PlacementReading;
  /** Asks whether the reference has been placed: used before every try, because an answer may have been lost. */
  find(reference: string): ProviderRequest;
  readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" };
  /** The customer withdraws the order within the time the law gives. A repeated request gets the same answer. */
  withdraw(withdrawal: OrderToWithdraw): ProviderRequest;
  readWithdrawn(reply: ProviderReply): WithdrawalReading;
}

export interface PriceQuestion {
  /** Of the search, or of asking again. */
  readonly quoteId: string;
  readonly startDate: string;
  readonly payment: Payment;
  readonly addOnIds: readonly string[];
  readonly discountIds: readonly string[];
  /** Our order's, when the price is asked for the last time before it is placed. */
  readonly reference?: string | undefined;
}

/** Something that can be added to the insurance, or taken off its price, for so much a year. */
export interface PricedChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  /** What it changes of the yearly fee: less than nothing for a discount. */
  readonly yearlyFeeOre: number;
}

export type PriceReading =
  | {
      readonly kind: "priced";
      /** What to order: the quote with the choices in it. */
      readonly subscriptionId: string;
      readonly yearlyFeeOre: number;
      readonly monthlyFeeOre: number;
      /** All there are, chosen or not. */
      readonly addOns: readonly PricedChoice[];
      readonly discounts: readonly PricedChoice[];
    }
  /** The quote is no longer valid: a new one must be asked for. */
  | { readonly kind: "outdated" }
  | { readonly kind: "invalid"; readonly field: string; readonly message: string }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };

export interface OrderToPlace {
  readonly reference: string;
  readonly subscriptionId: string;
  readonly yearlyFeeOre: number;
  readonly startDate: string;
  readonly personalNumber: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Where the visitor's browser is led after a step at the provider. */
  readonly returnUrl?: string | undefined;
}

export type PlacementReading =
  | { readonly kind: "placed"; readonly providerOrderId: string }
  | { readonly kind: "refused"; readonly message: string }
  /** What the visitor entered is not accepted; the field is named as in our form where the provider states it. */
  | { readonly kind: "invalid"; readonly field: string; readonly message: string }
  /** Stored by the provider, and placed when the visitor has done something on its page (user_interaction_needed). */
  | { readonly kind: "interaction"; readonly url: string }
  | { readonly kind: "unreadable"; readonly why: string };

export interface OrderToWithdraw {
  /** That of the order. */
  readonly reference: string;
  /** When the customer withdrew, as ISO 8601: that time counts, not the time of arrival. */
  readonly askedAt: string;
}

export type WithdrawalReading =
  | { readonly kind: "withdrawn" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };
