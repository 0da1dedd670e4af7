import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { CachedQuote, QuoteCache, Risk } from "#journeys/search/quote-cache.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";

export interface QuoteMemoryPorts {
  readonly redis: RedisConnection;
  readonly lookupHash: LookupHash;
  readonly clock: Clock;
  /** Part of the key: it is changed when a provider's prices or terms change, and hides the quotes stored under the old name. */
  readonly generation: string;
  readonly prefix?: string;
}

/** A price that expires sooner would expire while the visitor is ordering. */
const LEAST_LEFT_MS = HOUR_MS;
/** A quote has some kilobytes; larger answers are not cached for a month but requested again. */
const MAX_QUOTE_CHARS = 64 * 1024;

/**
 * One hash per risk, one field per provider. The risk is a keyed hash: neither key nor quote reveals who was quoted. Each quote
 * carries its own expiry; the key expires with the answer that was stored last.
 */
export function createQuoteMemory(ports: QuoteMemoryPorts): QuoteCache {
  const { redis, lookupHash, clock, generation, prefix = "sparv:" } = ports;
  const keyOf = ({ vertical, schemaVersion, ratedFacts }: Risk): string =>
    `${prefix}quotes:${lookupHash("risk", `${generation} ${vertical} ${schemaVersion} ${ratedFacts}`)}`;
  const leftMs = (quotes: readonly CachedQuote[]): number =>
    Math.min(...quotes.map(({ validUntil }) => Date.parse(validUntil))) - clock.nowMs();

  return {
    async find(risk) {
      const cached = new Map<string, readonly CachedQuote[]>();
      if (!redis.isUp()) return cached;
      try {
        const fields = await redis.client.hgetall(keyOf(risk));
        for (const [slug, stored] of Object.entries(fields)) {
          const quotes = JSON.parse(stored) as readonly CachedQuote[];
          if (leftMs(quotes) >= LEAST_LEFT_MS) cached.set(slug, quotes);
        }
      } catch {
        // Redis is unavailable, or the value cannot be read: the providers are asked instead.
        cached.clear();
      }
      return cached;
    },
    store(risk, providerSlug, quotes) {
      const lifeMs = leftMs(quotes);
      if (!redis.isUp() || !(lifeMs >= LEAST_LEFT_MS)) return;
      const stored = JSON.stringify(quotes);
      if (stored.length > MAX_QUOTE_CHARS) return;
      const key = keyOf(risk);
      Promise.all([
        redis.client.hset(key, providerSlug, stored),
        redis.client.pexpire(key, Math.min(lifeMs, LONGEST_LIFE_MS)),
      ]).catch(() => undefined);
    },
  };
}

/** A provider may guarantee a price without end; the cache does not. */
const LONGEST_LIFE_MS = 31 * DAY_MS;
