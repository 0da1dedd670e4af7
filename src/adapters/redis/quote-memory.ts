import type { CachedQuote, QuoteCache, Risk } from "#journeys/search/quote-cache.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";

export interface QuoteMemoryPorts {
  readonly redis: RedisConnection;
  readonly lookupHash: LookupHash;
  readonly clock: Clock;
  /** Quotes kept under another name are not seen: it is changed when a provider's prices or terms have. */
  readonly generation: string;
  readonly prefix?: string;
}

/** A price about to run out would run out under the visitor's hands. */
const LEAST_LEFT_MS = 3_600_000;
/** A quote is some kilobytes; what is larger is asked for anew rather than kept for a month. */
const MAX_QUOTE_CHARS = 64 * 1024;

/**
 * One hash per risk, one field per provider. The risk is a keyed hash: neither key nor quote says who was quoted. Each quote
 * carries its own end; the key goes with the one that was kept last.
 */
export function createQuoteMemory(ports: QuoteMemoryPorts): QuoteCache {
  const { redis, lookupHash, clock, generation, prefix = "sparv:" } = ports;
  const keyOf = ({ vertical, schemaVersion, ratedFacts }: Risk): string =>
    `${prefix}quotes:${lookupHash("risk", `${generation} ${vertical} ${schemaVersion} ${ratedFacts}`)}`;
  const leftMs = (quote: CachedQuote): number => Date.parse(quote.validUntil) - clock.nowMs();

  return {
    async find(risk) {
      const kept = new Map<string, CachedQuote>();
      if (!redis.isUp()) return kept;
      try {
        const fields = await redis.client.hgetall(keyOf(risk));
        for (const [slug, stored] of Object.entries(fields)) {
          const quote = JSON.parse(stored) as CachedQuote;
          if (leftMs(quote) >= LEAST_LEFT_MS) kept.set(slug, quote);
        }
      } catch {
        // Away, or not ours to read: the providers are asked instead.
        kept.clear();
      }
      return kept;
    },
    store(risk, providerSlug, quote) {
      const lifeMs = leftMs(quote);
      if (!redis.isUp() || !(lifeMs >= LEAST_LEFT_MS)) return;
      const stored = JSON.stringify(quote);
      if (stored.length > MAX_QUOTE_CHARS) return;
      const key = keyOf(risk);
      Promise.all([
        redis.client.hset(key, providerSlug, stored),
        redis.client.pexpire(key, Math.min(lifeMs, LONGEST_LIFE_MS)),
      ]).catch(() => undefined);
    },
  };
}

/** A provider may stand by a price for ever; our memory of it does not. */
const LONGEST_LIFE_MS = 31 * 24 * 3_600_000;
