import type { OfferSection } from "./offer-description.ts";

/** An offer and its provider, as the checkout and the page after the order show them in any vertical. */
export interface OrderedProvider {
  readonly providerName: string;
  readonly logoUrl: string;
  /** Shown when the first one does not come. */
  readonly plainLogoUrl: string;
  readonly subscriptionName: string;
  /** The provider's own page for it; undefined where it has none. */
  readonly clickUrl: string | undefined;
  /** What the provider writes about itself. */
  readonly about: string;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  readonly description: string;
  /** What is promised, a name and a value each, by the ids of the offer's description. */
  readonly sections: readonly Pick<OfferSection, "id" | "rows">[];
  /** What must be seen together with the price. */
  readonly notices: readonly string[];
  readonly withdrawal: string;
  readonly general: string;
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}
