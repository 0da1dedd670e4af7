import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createQuoteMemory } from "#adapters/redis/quote-memory.ts";
import type { CachedQuote, Risk } from "#journeys/search/quote-cache.port.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { countProviders } from "#tests/support/providers.ts";
import { samples, type SearchNode, type SearchWorld, startSearchWorld } from "./search-world.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

let world: SearchWorld;
let redis: RedisConnection;

beforeAll(async () => {
  world = await startSearchWorld("quote_reuse");
  redis = createRedis({ url: world.redis.url, logger: noopLogger });
  await redis.waitUntilUp(5_000);
});
beforeEach(async () => {
  await redis.client.flushall();
  await world.simulators.resetCounters();
});
afterAll(async () => {
  await redis.close();
  await world.stop();
});

const nodes: SearchNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
});

async function startNode(changes: Record<string, string>): Promise<SearchNode> {
  const node = await world.startNode(changes);
  nodes.push(node);
  return node;
}

async function search(node: SearchNode, changes: Record<string, string> = {}): Promise<FoundSearch> {
  const request = { vertical: "car", owner: randomId(), given: { ...samples?.ordinary, ...changes } };
  const done = await node.journey.run(request, randomId());
  if (!done?.ok) throw new Error(JSON.stringify(done?.errors));
  return done.value.found;
}

const fees = (seen: FoundSearch): unknown[] =>
  seen.result?.offers.map(({ providerId, price, subscriptionId }) => [providerId, price, subscriptionId]) ?? [];

async function quotesAsked(): Promise<number> {
  const counters = await world.simulators.allCounters();
  return Object.values(counters).reduce((sum, { calls }) => sum + (calls["quote"] ?? 0), 0);
}

const taken = async (node: SearchNode): Promise<Record<string, number>> => {
  const { body } = await node.metrics.expose();
  const lines = [...body.matchAll(/^sparv_quotes_total\{vertical="car",source="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, source = "", count]) => [source, Number(count)]));
};

const cachedCount = async (): Promise<number> => {
  const [key] = await redis.client.keys("sparv:quotes:*");
  return key === undefined ? 0 : redis.client.hlen(key);
};

describe("with cached quotes", () => {
  it("the same risk is quoted once, on any node, and each search has its own rows and ids", async () => {
    const first = await startNode({ SPARV_QUOTE_REUSE: "one" });
    const second = await startNode({ SPARV_QUOTE_REUSE: "one" });
    const earlier = await search(first);
    await expect.poll(cachedCount).toBe(countProviders("car"));
    expect(await quotesAsked()).toBe(countProviders("car"));
    const later = await search(second);
    expect(await quotesAsked()).toBe(countProviders("car"));
    expect(await taken(first)).toEqual({ asked: 12 });
    expect(await taken(second)).toEqual({ cached: 12 });
    expect(fees(later)).toEqual(fees(earlier));
    const ids = [earlier, later].flatMap(({ result }) => result?.offers.map(({ resultId }) => resultId) ?? []);
    expect(new Set(ids).size).toBe(24);
    const { rows } = await world.pool.query<{ count: string }>(
      "select count(*) from offers where result_id = any($1)",
      [ids],
    );
    expect(Number(rows[0]?.count)).toBe(24);
  });

  it("any other risk is quoted again, and a fact that decides no price does not matter", async () => {
    const node = await startNode({ SPARV_QUOTE_REUSE: "one" });
    await search(node);
    await expect.poll(cachedCount).toBe(countProviders("car"));
    await search(node, samples?.otherUnrated);
    expect(await quotesAsked()).toBe(countProviders("car"));
    for (const [name, value] of Object.entries(samples?.otherRated ?? {})) {
      await world.simulators.resetCounters();
      await search(node, { [name]: value });
      expect(await quotesAsked(), name).toBe(countProviders("car"));
    }
  });

  it("a provider that declined or failed is asked again, the others are not", async () => {
    const node = await startNode({ SPARV_QUOTE_REUSE: "one" });
    const before = await search(node, { carregnumber: "DEC001" });
    expect(before.result?.withoutOffer).toMatchObject([{ providerName: "Tuvull", reason: "declined" }]);
    await expect.poll(cachedCount).toBe(countProviders("car") - 1);
    await world.simulators.resetCounters();
    await search(node, { carregnumber: "DEC001" });
    expect(await quotesAsked()).toBe(1);
  });

  it("quotes of another generation are ignored", async () => {
    await search(await startNode({ SPARV_QUOTE_REUSE: "one" }));
    await expect.poll(cachedCount).toBe(countProviders("car"));
    await search(await startNode({ SPARV_QUOTE_REUSE: "two" }));
    expect(await quotesAsked()).toBe(24);
  });

  it("neither keys nor values reveal who was quoted", async () => {
    await search(await startNode({ SPARV_QUOTE_REUSE: "one" }));
    await expect.poll(cachedCount).toBe(countProviders("car"));
    const keys = await redis.client.keys("sparv:quotes:*");
    const values = await redis.client.hvals(keys[0] ?? "");
    for (const text of [...keys, ...values])
      for (const personal of ["198502102380", "8502102380", "SPV24K", "12345"]) expect(text).not.toContain(personal);
  });

  it("a search continues while the cache is frozen", async () => {
    const node = await startNode({ SPARV_QUOTE_REUSE: "one" });
    world.redis.freeze();
    try {
      expect((await search(node)).result?.offers).toHaveLength(countProviders("car"));
    } finally {
      world.redis.thaw();
    }
  });
});

it("switched off, every search asks every provider", async () => {
  const node = await startNode({ SPARV_QUOTE_REUSE: "off" });
  await search(node);
  await search(node);
  expect(await quotesAsked()).toBe(24);
  expect(await redis.client.keys("sparv:quotes:*")).toEqual([]);
});

describe("equal simultaneous requests", () => {
  it("are sent once, and each search has its own ids", async () => {
    const node = await startNode({ SPARV_REQUEST_COALESCING: "on" });
    const [one, two] = await Promise.all([search(node), search(node)]);
    expect(await quotesAsked()).toBe(countProviders("car"));
    expect(await taken(node)).toEqual({ asked: 12, shared: 12 });
    expect(fees(two)).toEqual(fees(one));
    const ids = [one, two].flatMap(({ result }) => result?.offers.map(({ resultId }) => resultId) ?? []);
    expect(new Set(ids).size).toBe(24);
  });

  it("are each sent when switched off", async () => {
    const node = await startNode({ SPARV_REQUEST_COALESCING: "off" });
    await Promise.all([search(node), search(node)]);
    expect(await quotesAsked()).toBe(24);
  });
});

describe("the cache", () => {
  const risk: Risk = { vertical: "car", schemaVersion: 2, ratedFacts: "facts" };
  const quote = (validUntil: string, plan = ""): CachedQuote => ({
    subscriptionId: "s",
    subscriptionName: "Hel",
    price: insurancePrice({ yearlyFeeOre: 100_00, monthlyFeeOre: 9_00 }, "ore-month"),
    plan,
    validUntil,
    detail: {},
  });

  it("stores a price while it is valid, and returns none that is about to expire", async () => {
    const clock = movableClock(Date.parse("2026-11-15T12:00:00Z"));
    const lookupHash = createLookupHash(Buffer.alloc(32, 1));
    const memory = createQuoteMemory({ redis, lookupHash, clock, generation: "one" });
    memory.store(risk, "tuvull", [quote("2026-11-16T12:00:00Z"), quote("2026-11-15T20:00:00Z", "b")]);
    memory.store(risk, "rask", [quote("2026-11-16T12:00:00Z")]);
    memory.store(risk, "late", [quote("2026-11-15T12:30:00Z")]);
    memory.store(risk, "never", [quote("2026-11-16T12:00:00Z"), quote("soon", "b")]);
    const slugs = async () => [...(await memory.find(risk)).keys()].toSorted();
    await expect.poll(slugs).toEqual(["rask", "tuvull"]);
    clock.moveMs(7 * 3_600_000 + 1);
    expect(await slugs()).toEqual(["rask"]);
    const [key = ""] = await redis.client.keys("sparv:quotes:*");
    expect(await redis.client.pttl(key)).toBeGreaterThan(0);
  });
});
