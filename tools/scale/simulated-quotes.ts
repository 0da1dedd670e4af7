import type { CachedQuote, QuoteCache } from "#journeys/search/quote-cache.port.ts";

/** As the cache in Redis, for an evening: every price is valid longer than that. */
export function createQuoteCache(): QuoteCache {
  const stored = new Map<string, Map<string, readonly CachedQuote[]>>();
  return {
    find: ({ ratedFacts }) => Promise.resolve(stored.get(ratedFacts) ?? new Map()),
    store({ ratedFacts }, slug, quotes) {
      const known = stored.get(ratedFacts) ?? new Map<string, readonly CachedQuote[]>();
      stored.set(ratedFacts, known.set(slug, quotes));
    },
  };
}
