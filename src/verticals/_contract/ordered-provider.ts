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
  /** The excesses that every list begins with, those that there are. */
  readonly mainExcesses: readonly { readonly kind: "traffic" | "theft" | "vehicle"; readonly text: string }[];
  readonly excesses: readonly OrderedExcess[];
  /** Covers that differ between offers, included or not. */
  readonly covers: readonly { readonly type: string; readonly name: string; readonly text: string }[];
  /** What must be seen together with the price. */
  readonly notices: readonly string[];
  /** What else is promised, a name and a value each. */
  readonly terms: readonly { readonly type: string; readonly name: string; readonly text: string }[];
  readonly withdrawal: string;
  readonly general: string;
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}

export interface OrderedExcess {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly disclaimer: string | undefined;
  readonly isIncluded: boolean;
}
