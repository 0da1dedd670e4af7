import type { Offer } from "#domain/offer.ts";

/** One provider is a pair of pure functions: make the request, read the reply. Limits and retries live in one place, not here. */
export interface Provider<Search, Detail = Record<string, unknown>> {
  /** The shop id is the number outside systems know the provider by. */
  readonly shopId: number;
  readonly providerId: number;
  readonly name: string;
  /** Names the logo file, the outbound target and the simulator. */
  readonly slug: string;
  prepare(search: Search): ProviderRequest;
  read(reply: ProviderReply): ProviderReading<Detail>;
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
  | { readonly kind: "offered"; readonly offer: QuotedOffer<Detail> }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "ask-again"; readonly request: ProviderRequest; readonly afterMs: number }
  | { readonly kind: "unreadable"; readonly why: string };

/** How an order reaches the provider. The reference is ours, stable over every try, and is the provider's idempotency key. */
export interface ProviderOrdering {
  place(order: OrderToPlace): ProviderRequest;
  readPlaced(reply: ProviderReply): PlacementReading;
  /** Asks whether the reference has been placed: used before every try, because an answer may have been lost. */
  find(reference: string): ProviderRequest;
  readFound(reply: ProviderReply): PlacementReading | { readonly kind: "not-found" };
}

export interface OrderToPlace {
  readonly reference: string;
  readonly subscriptionId: string;
  readonly yearlyFeeOre: number;
  readonly startDate: string;
  readonly personalNumber: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type PlacementReading =
  | { readonly kind: "placed"; readonly providerOrderId: string }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };
