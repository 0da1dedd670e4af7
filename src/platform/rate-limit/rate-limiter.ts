import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import { createMemoryWindows } from "./memory-windows.ts";
import type { RateDecision, RateRule } from "./rate-rule.ts";
import { createRedisWindows } from "./redis-windows.ts";

export interface RateLimiter {
  /** Counts one for the key, which is an address or a session: it is hashed before it leaves the process. Never rejects. */
  take(rule: RateRule, key: string): Promise<RateDecision>;
}

export interface RateLimiterSettings {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  /** Addresses are few enough to try them all, so a plain hash would hide nothing. */
  readonly hashKey: Uint8Array;
  readonly metrics?: Metrics;
  readonly prefix?: string;
  /** How many nodes may run: what `failClosed` divides a limit by. */
  readonly nodes?: number;
}

export function createRateLimiter(settings: RateLimiterSettings): RateLimiter {
  const { redis, clock, metrics } = settings;
  const hashKey = createSecretKey(settings.hashKey);
  const shared = createRedisWindows(redis.client, settings.prefix ?? "sparv:");
  const local = createMemoryWindows();
  const nodes = settings.nodes ?? ASSUMED_NODES;

  const takeLocally = (rule: RateRule, key: string): RateDecision => {
    const limit = rule.failClosed ? Math.max(1, Math.floor(rule.limit / nodes)) : rule.limit;
    const decision = local.take({ ...rule, limit }, key, clock.nowMs());
    metrics?.rateLimited(rule.name, decision.allowed ? "allowed" : "refused", "memory");
    return decision;
  };

  return {
    async take(rule, key) {
      // What never leaves the process need not be hashed.
      if (rule.isPerNode) return takeLocally(rule, `${rule.name}:${key}`);
      const hashed = hash(hashKey, rule.name, key);
      if (!redis.isUp()) return takeLocally(rule, hashed);
      try {
        const decision = await shared.take(rule, hashed, clock.nowMs());
        metrics?.rateLimited(rule.name, decision.allowed ? "allowed" : "refused", "redis");
        return decision;
      } catch {
        // It left between the look and the answer. The connection has written the line about it.
        return takeLocally(rule, hashed);
      }
    },
  };
}

/** More nodes than this share one Redis only after the service has grown a hundredfold. */
const ASSUMED_NODES = 4;

/** 120 bits: no two keys collide, and half the memory of the full hash. */
const HASH_CHARS = 20;

const hash = (hashKey: KeyObject, rule: string, key: string): string =>
  `${rule}:${createHmac("sha256", hashKey).update(`rate-limit:${rule}:${key}`).digest("base64url").slice(0, HASH_CHARS)}`;
