import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createDistinctCounter } from "./distinct-counter.ts";

const WINDOW_MS = 60_000;
const [ANNA, BRITTA, CILLA] = ["198502102380", "195802142785", "199002012384"];

let server: TemporaryRedis;
let redis: RedisConnection;
let nowMs: number;

beforeEach(async () => {
  nowMs = 1_800_000_000_000;
  server = await startTemporaryRedis();
  redis = createRedis({ url: server.url, logger: noopLogger, commandTimeoutMs: 300 });
  await redis.waitUntilUp(5_000);
});
afterEach(async () => {
  await redis.close();
  await server.remove();
});

const admit = (member: string | undefined, ...buckets: readonly [name: string, limit: number][]): Promise<boolean> => {
  const clock = { nowMs: () => nowMs, sleep: () => Promise.resolve() };
  const counter = createDistinctCounter({ redis, lookupHash: createLookupHash(randomKey), clock });
  const limits = buckets.map(([name, limit]) => ({ name, limit }));
  return counter.admit(member ?? "", limits, WINDOW_MS);
};
const randomKey = randomBytes(32);

test("as many distinct members as the limit allows are admitted, each any number of times", async () => {
  expect([await admit(ANNA, ["b", 2]), await admit(BRITTA, ["b", 2]), await admit(ANNA, ["b", 2])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await admit(CILLA, ["b", 2])).toBe(false);
  expect(await admit(CILLA, ["another", 2])).toBe(true);
});

test("one full bucket refuses the member, and the other buckets do not count it", async () => {
  await admit(ANNA, ["full", 1]);
  expect(await admit(BRITTA, ["empty", 1], ["full", 1])).toBe(false);
  expect(await admit(CILLA, ["empty", 1])).toBe(true);
});

test("a slot is free again when its time is over", async () => {
  await admit(ANNA, ["b", 1]);
  expect(await admit(BRITTA, ["b", 1])).toBe(false);
  nowMs += WINDOW_MS + 1;
  expect(await admit(BRITTA, ["b", 1])).toBe(true);
});

test("no member is admitted while Redis cannot count: when it is down, and when it does not answer", async () => {
  server.freeze();
  expect(await admit(ANNA, ["b", 100])).toBe(false);
  server.thaw();
  const closed = new Promise<void>((resolve) => redis.client.once("close", () => resolve()));
  await server.kill();
  await closed;
  expect(await admit(ANNA, ["b", 100])).toBe(false);
});

test("the stored keys and members are hashes", async () => {
  await admit(ANNA, ["visitor", 3]);
  const keys = await redis.client.keys("*");
  const members = await Promise.all(keys.map((key) => redis.client.zrange(key, "0", "-1")));
  expect(keys).toHaveLength(1);
  // More than four digits: a hash may have those by chance.
  expect(`${keys.join()} ${members.join()}`).not.toMatch(/visitor|0210-?2380/);
});
