import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { movableClock, type MovableClock } from "#tests/support/movable-clock.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { createMemoryWindows } from "./memory-windows.ts";
import { createRateLimiter, type RateLimiter, type RateLimiterSettings } from "./rate-limiter.ts";
import type { RateDecision, RateRule } from "./rate-rule.ts";

const rule: RateRule = { name: "search", limit: 5, windowMs: HOUR_MS };
const lookup: RateRule = { name: "lookup", limit: 10, windowMs: HOUR_MS, failClosed: true };
const hashKey = randomBytes(32);

let server: TemporaryRedis;
let redis: RedisConnection;
let clock: MovableClock;
let limiter: RateLimiter;

const create = (settings: Partial<RateLimiterSettings> = {}): RateLimiter =>
  createRateLimiter({ redis, clock, hashKey, ...settings });

async function takeMany(from: RateLimiter, taken: RateRule, key: string, times: number): Promise<RateDecision[]> {
  const decisions: RateDecision[] = [];
  for (let i = 0; i < times; i++) decisions.push(await from.take(taken, key));
  return decisions;
}

const allowedOf = (decisions: readonly RateDecision[]): number => decisions.filter(({ allowed }) => allowed).length;

const leave = async (): Promise<void> => {
  const closed = new Promise((resolve) => redis.client.once("close", resolve));
  await server.kill();
  await closed;
};

beforeAll(async () => {
  server = await startTemporaryRedis();
});

beforeEach(async () => {
  redis = createRedis({ url: server.url, logger: noopLogger });
  await redis.waitUntilUp(5000);
  await redis.client.flushall();
  clock = movableClock(1_794_700_000_000);
  limiter = create();
});

afterEach(() => redis.close());

afterAll(() => server.remove());

test("a rule per node is counted by each node alone, and asks Redis nothing", async () => {
  const perNode: RateRule = { name: "poll", limit: 5, windowMs: HOUR_MS, isPerNode: true };
  const other = create();
  expect(allowedOf(await takeMany(limiter, perNode, "a", 6))).toBe(5);
  expect(allowedOf(await takeMany(other, perNode, "a", 6))).toBe(5);
  expect(await redis.client.keys("*poll*")).toEqual([]);
});

describe("with Redis", () => {
  test("the limit is allowed, the next one refused with the time to wait", async () => {
    const decisions = await takeMany(limiter, rule, "10.0.0.1", 6);
    expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false]);
    expect(decisions.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0, 0]);
    const waitMs = decisions[5]?.retryAfterMs ?? 0;
    expect(waitMs).toBeGreaterThan(HOUR_MS - 1);
    expect(waitMs).toBeLessThanOrEqual(1.1 * HOUR_MS + 1);
    clock.moveMs(waitMs);
    expect((await limiter.take(rule, "10.0.0.1")).allowed).toBe(true);
  });

  test("one moment before the time to wait is over it is still refused", async () => {
    const last = (await takeMany(limiter, rule, "a", 6)).at(-1);
    clock.moveMs((last?.retryAfterMs ?? 0) - 1);
    expect((await limiter.take(rule, "a")).allowed).toBe(false);
  });

  test("keys and rules do not count for each other", async () => {
    await takeMany(limiter, rule, "a", 5);
    expect((await limiter.take(rule, "b")).allowed).toBe(true);
    expect((await limiter.take(lookup, "a")).allowed).toBe(true);
    expect((await limiter.take(rule, "a")).allowed).toBe(false);
  });

  test("nodes share their counts, also when they ask at once", async () => {
    const other = createRedis({ url: server.url, logger: noopLogger });
    await other.waitUntilUp(5000);
    const second = create({ redis: other });
    const asked = Array.from({ length: 30 }, () => [limiter.take(rule, "a"), second.take(rule, "a")]);
    expect(allowedOf(await Promise.all(asked.flat()))).toBe(5);
    await other.close();
  });

  test("being refused does not lengthen the wait", async () => {
    await takeMany(limiter, rule, "a", 5);
    clock.moveMs(HOUR_MS / 2);
    await takeMany(limiter, rule, "a", 50);
    clock.moveMs(0.6 * HOUR_MS);
    expect((await limiter.take(rule, "a")).allowed).toBe(true);
  });

  test("neither address nor session can be read in Redis, and everything there ends by itself", async () => {
    await limiter.take(rule, "192.168.17.4");
    await limiter.take(lookup, "session-of-anna");
    const keys = await redis.client.keys("*");
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatch(/^sparv:rate:(search|lookup):[\w-]{20}$/);
      expect(Object.keys(await redis.client.hgetall(key)).join()).toMatch(/^\d+$/);
      const lifeMs = await redis.client.pttl(key);
      expect(lifeMs).toBeGreaterThan(HOUR_MS);
      expect(lifeMs).toBeLessThanOrEqual(1.3 * HOUR_MS);
    }
  });

  test("without the hash key an address cannot be found by trying them all", async () => {
    await limiter.take(rule, "192.168.17.4");
    await create({ hashKey: randomBytes(32) }).take(rule, "192.168.17.4");
    expect(await redis.client.keys("*")).toHaveLength(2);
  });

  test("the stored size of a key stays small however often it is asked", async () => {
    const wide: RateRule = { name: "wide", limit: 100_000, windowMs: 1000 };
    for (let i = 0; i < 200; i++) {
      clock.moveMs(37);
      await limiter.take(wide, "a");
    }
    const [key = ""] = await redis.client.keys("*");
    expect(await redis.client.hlen(key)).toBeLessThanOrEqual(11);
  });

  test("a Redis that has forgotten the script is taught it again", async () => {
    await limiter.take(rule, "a");
    await redis.client.script("FLUSH");
    expect((await limiter.take(rule, "a")).remaining).toBe(3);
  });
});

describe("without Redis", () => {
  afterEach(async () => {
    await server.kill();
    await server.start();
  });

  test("each node continues to count in memory", async () => {
    await leave();
    expect(allowedOf(await takeMany(limiter, rule, "a", 8))).toBe(5);
    expect(allowedOf(await takeMany(limiter, rule, "b", 1))).toBe(1);
    clock.moveMs(1.1 * HOUR_MS);
    expect(allowedOf(await takeMany(limiter, rule, "a", 8))).toBe(5);
  });

  test("a lookup gets only the node's share, so that all nodes together keep the limit", async () => {
    await leave();
    expect(allowedOf(await takeMany(create({ nodes: 4 }), lookup, "a", 20))).toBe(2);
    expect(allowedOf(await takeMany(create({ nodes: 3 }), lookup, "a", 20))).toBe(3);
    expect(allowedOf(await takeMany(create({ nodes: 50 }), lookup, "a", 20))).toBe(1);
  });

  test("it is counted in Redis again as soon as it is back", async () => {
    const metrics = createMetrics();
    const counted = create({ metrics });
    await counted.take(rule, "a");
    await leave();
    await counted.take(rule, "a");
    await server.start();
    expect(await redis.waitUntilUp(5000)).toBe(true);
    await counted.take(rule, "a");
    const { body } = await metrics.expose();
    expect(body).toContain('sparv_rate_limit_total{rule="search",outcome="allowed",counted_in="redis"} 2');
    expect(body).toContain('sparv_rate_limit_total{rule="search",outcome="allowed",counted_in="memory"} 1');
  });

  test("a Redis that hangs costs one command's time and not an answer", async () => {
    server.freeze();
    const startedMs = performance.now();
    const decisions = await Promise.all(Array.from({ length: 10 }, () => limiter.take(lookup, "a")));
    expect(performance.now() - startedMs).toBeLessThan(1500);
    expect(allowedOf(decisions)).toBe(2);
  });
});

describe("windows in memory", () => {
  test("no stretch of the window ever holds more than the limit, and no wait is longer than a tenth too long", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 8 }),
        (gapsMs, limit) => {
          const windows = createMemoryWindows();
          const tested: RateRule = { name: "t", limit, windowMs: 1000 };
          const allowedAtMs: number[] = [];
          const refused: { atMs: number; freeAtMs: number; oldestMs: number }[] = [];
          let nowMs = 1_000_003;
          for (const gapMs of gapsMs) {
            nowMs += gapMs;
            const { allowed, retryAfterMs } = windows.take(tested, "k", nowMs);
            if (allowed) allowedAtMs.push(nowMs);
            else refused.push({ atMs: nowMs, freeAtMs: nowMs + retryAfterMs, oldestMs: allowedAtMs.at(-limit) ?? 0 });
          }
          for (const { atMs, freeAtMs, oldestMs } of refused) {
            expect(freeAtMs).toBeGreaterThan(atMs);
            expect(freeAtMs).toBeGreaterThanOrEqual(oldestMs + 1000);
            expect(atMs).toBeLessThanOrEqual(oldestMs + 1100);
          }
          for (const atMs of allowedAtMs) {
            const within = allowedAtMs.filter((other) => other > atMs - 1000 && other <= atMs).length;
            expect(within).toBeLessThanOrEqual(limit);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("when full, the oldest key makes room", () => {
    const windows = createMemoryWindows(2);
    const once = { ...rule, limit: 1 };
    for (const key of ["a", "b", "c"]) windows.take(once, key, 0);
    expect(windows.take(once, "c", 1).allowed).toBe(false);
    expect(windows.take(once, "b", 1).allowed).toBe(false);
    expect(windows.take(once, "a", 1).allowed).toBe(true);
  });

  test("when full, keys whose time is over go before keys that still count", () => {
    const windows = createMemoryWindows(2);
    const [long, short] = [
      { ...rule, limit: 1 },
      { ...rule, name: "short", limit: 1, windowMs: 1000 },
    ];
    windows.take(long, "a", 0);
    windows.take(short, "b", 0);
    windows.take(long, "c", 5000);
    expect(windows.take(long, "a", 5000).allowed).toBe(false);
  });

  test("a rule that must not forget refuses new keys rather than drop old ones", () => {
    const windows = createMemoryWindows(2);
    const strict = { ...lookup, limit: 1 };
    windows.take(strict, "a", 0);
    windows.take(strict, "b", 0);
    expect(windows.take(strict, "c", 1)).toEqual({ allowed: false, remaining: 0, retryAfterMs: HOUR_MS });
    expect(windows.take(strict, "a", 1).allowed).toBe(false);
    expect(windows.take(rule, "d", 1).allowed).toBe(true);
    expect(windows.take(strict, "c", 1.3 * HOUR_MS).allowed).toBe(true);
  });
});
