import type { QuotedOffer } from "#verticals/_contract/provider.ts";

/** What a price depends on. Holds personal data: an adapter stores only a keyed hash of it. */
export interface Risk {
  readonly vertical: string;
  readonly schemaVersion: number;
  /** As the vertical states them: equal facts may share a quote. */
  readonly ratedFacts: string;
}

export type CachedQuote = QuotedOffer<Record<string, unknown>>;

/** Prices that are still valid at the providers. May be lost at any time. */
export interface QuoteCache {
  /** By provider slug. Empty also when nothing can be read; never rejects. */
  find(risk: Risk): Promise<ReadonlyMap<string, readonly CachedQuote[]>>;
  /** All that the provider answered with. Stored no longer than every price is valid. A failure to store is ignored. */
  store(risk: Risk, providerSlug: string, quotes: readonly CachedQuote[]): void;
}
