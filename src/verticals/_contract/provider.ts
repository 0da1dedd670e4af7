import type { LeadContact, LeadFact } from "#domain/lead/lead.ts";
import type { Offer } from "#domain/offer/offer.ts";
import type { CallLimit } from "#domain/watch/call-budget.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { ClaimsContact } from "./claims.ts";

/** Who sells: the same in every vertical. */
export interface ProviderIdentity {
  /** Names the logo file, the outbound target and the simulator. */
  readonly slug: string;
  /** The number outside systems know the provider by. Offers go by provider id, fetches and provider lists by shop id (OP-01). */
  readonly shopId: number;
  readonly providerId: number;
  readonly name: string;
  /** Its own site: where its logo leads on the page after an order (C-215). */
  readonly websiteUrl: string;
  /** Where it takes notices of cancellation; undefined for one that takes none by mail. */
  readonly noticeAddress: string | undefined;
  /** Where something that has happened is reported; only of one that insures. */
  readonly claims?: ClaimsContact;
}

/** What a provider states of itself, and no one can guess. The invented ones have addresses that follow from their names. */
export type StatedIdentity = Pick<ProviderIdentity, "websiteUrl" | "noticeAddress">;

/** One provider is a pair of pure functions: make the request, read the reply. Limits and retries live in one place, not here. */
export interface Provider<Search, Detail = Record<string, unknown>, Facts = unknown> extends ProviderIdentity {
  /** The facts from registers help the provider to rate; it must also be able to do without. */
  prepare(search: Search, facts?: Facts): ProviderRequest;
  /**
   * What was asked is for a provider that states terms from which we compute the price. An offer that cannot be computed without a
   * fact is left out while the fact is missing, and declined with the reason when no other is left: a price is never guessed.
   */
  read(reply: ProviderReply, asked?: Asked<Search, Facts>): ProviderReading<Detail>;
  /** How often it may be asked for watches, where it has published it. */
  readonly callLimit?: CallLimit;
  /** An offer can be ordered here. */
  readonly ordering?: ProviderOrdering;
  /** An offer is taken on the provider's own site, and our visitor is led there. */
  readonly linkOut?: ProviderLinkOut<Detail>;
  /** A visitor can ask the provider to get in touch about an offer. */
  readonly lead?: ProviderLead<Detail>;
}

export interface ProviderLinkOut<Detail = Record<string, unknown>> {
  /** Where the offer is taken, as the provider stated it with the offer. Only an address on the provider's own site is used. */
  addressOf(detail: Detail): string;
}

/** The provider gets what the visitor has consented to, and nothing else. */
export interface ProviderLead<Detail = Record<string, unknown>> {
  /** What is sent of the search and the offer: shown to the visitor in this order, and sent by the same names. */
  facts(detail: Detail): readonly LeadFact[];
  /** A repeated request with the same reference is one lead at the provider. */
  send(lead: LeadToSend): ProviderRequest;
  readSent(reply: ProviderReply): LeadReading;
}

export interface LeadToSend {
  /** Ours, the same over every try. */
  readonly reference: string;
  readonly contact: LeadContact;
  readonly facts: readonly LeadFact[];
  /** The text that the visitor has consented to. */
  readonly consent: string;
}

export type LeadReading =
  | { readonly kind: "received" }
  | { readonly kind: "refused" }
  | { readonly kind: "unreadable"; readonly why: string };

export interface Asked<Search, Facts = unknown> {
  readonly search: Search;
  /** Undefined when the vertical asks no register. */
  readonly facts: Facts | undefined;
  /** YYYY-MM-DD in Sweden: what a provider writes of ages is read by it, where it is known. */
  readonly today?: string;
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
  /** What was asked is for a provider that confirms its terms and leaves a part of the price to us. */
  readPriced(reply: ProviderReply, question?: PriceQuestion): PriceReading;
  place(order: OrderToPlace): ProviderRequest;
  readPlaced(reply: ProviderReply): PlacementReading;
  /** Asks whether the reference has been placed: used before every try, because an answer may have been lost. */
  find(reference: string): ProviderRequest;
  readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" };
  /** The customer withdraws the order within the time the law gives. A repeated request gets the same answer. */
  withdraw(withdrawal: OrderToWithdraw): ProviderRequest;
  readWithdrawn(reply: ProviderReply): WithdrawalReading;
  /** What is ordered is delivered later, and can be followed until then. */
  readonly delivery?: ProviderDelivery;
}

/** How a placed order is followed until it is delivered. The reference is that of the order. */
export interface ProviderDelivery {
  ask(reference: string): ProviderRequest;
  read(reply: ProviderReply): DeliveryReading;
  /** Sends a corrected value; without it a refusal goes to staff. A repeated request with the same key gets the same answer. */
  correct?(correction: DeliveryCorrection): ProviderRequest;
  /** Its answer is read as any other: `pending` when the provider has taken the value. */
  readCorrected?(reply: ProviderReply): DeliveryReading;
}

export interface DeliveryCorrection {
  readonly reference: string;
  /** New for every correction, and the same over every try to send it. */
  readonly idempotencyKey: string;
  /** By its name in our form. */
  readonly field: string;
  readonly value: string;
}

/** Dates are YYYY-MM-DD. */
export type DeliveryReading =
  | { readonly kind: "pending" }
  | { readonly kind: "confirmed"; readonly date: string }
  | { readonly kind: "moved"; readonly date: string }
  /** The field is named as in our form where the provider objects to one value. */
  | { readonly kind: "refused"; readonly field?: string | undefined; readonly message: string }
  | { readonly kind: "completed"; readonly date: string }
  | { readonly kind: "unreadable"; readonly why: string };

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
