import type { QuotedOffer } from "#verticals/_contract/provider.ts";

/** What a price was given for. Holds personal data: an adapter keeps a keyed hash of it and nothing else. */
export interface Risk {
  readonly vertical: string;
  readonly schemaVersion: number;
  /** As the vertical states them: equal facts may share a quote. */
  readonly ratedFacts: string;
}

export type CachedQuote = QuotedOffer<Record<string, unknown>>;

/** Prices that providers stand by. May be lost at any time. */
export interface QuoteCache {
  /** By provider slug. Empty also when nothing can be read; never rejects. */
  find(risk: Risk): Promise<ReadonlyMap<string, CachedQuote>>;
  /** Kept no longer than the provider stands by it. A failure to keep it is nobody's trouble. */
  store(risk: Risk, providerSlug: string, quote: CachedQuote): void;
}
