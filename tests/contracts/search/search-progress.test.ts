import { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSearchProgress } from "#adapters/redis/search-progress.ts";
import type { ProviderAnswer } from "#journeys/search/search.port.ts";
import { randomId } from "#platform/ids.ts";

const prefix = `sparv-test-${randomId()}:`;
let redis: Redis;
let searchId: string;

beforeAll(() => {
  redis = new Redis("redis://127.0.0.1:6379");
});
beforeEach(() => {
  searchId = randomId();
});
afterAll(async () => {
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
});

const answer: ProviderAnswer = {
  kind: "silent",
  silent: { providerId: 7, shopId: 1047, providerName: "Rattvis", reason: "no-answer" },
};

describe("search progress in Redis", () => {
  it("lets one node run a search while that node lives", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.beat("one");
    expect(await progress.claim(searchId, "one")).toBe(true);
    expect(await progress.claim(searchId, "two")).toBe(false);
    expect(await progress.claim(searchId, "one")).toBe(true);
  });

  it("gives the search of a node that has died to exactly one other", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.claim(searchId, "never-beat");
    const claims = await Promise.all(["two", "three", "four"].map((node) => progress.claim(searchId, node)));
    // Whoever takes it has not beaten yet either, so a later claimer may take it again; each step has one winner.
    expect(claims.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    await progress.beat("five");
    expect(await progress.claim(searchId, "five")).toBe(true);
    expect(await progress.claim(searchId, "six")).toBe(false);
  });

  it("tells an attended search from one whose node is gone", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.claim(searchId, "dead");
    expect((await progress.read(searchId)).isAttended).toBe(false);
    await progress.beat("dead");
    expect((await progress.read(searchId)).isAttended).toBe(true);
  });

  it("keeps each provider's answer once and then the end", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.addAnswer(searchId, answer);
    await progress.addAnswer(searchId, answer);
    expect(await progress.read(searchId)).toMatchObject({ answers: [answer], isDone: false });
    await progress.markDone(searchId);
    expect(await progress.read(searchId)).toMatchObject({ isDone: true, isAttended: true });
  });

  it("shows a temporary id to its owner only", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    await progress.bindTemp(temp, "owner-a", { searchId, vertical: "somewhere" });
    expect(await progress.findTemp(temp, "owner-a")).toEqual({ searchId, vertical: "somewhere" });
    expect(await progress.findTemp(temp, "owner-b")).toBeUndefined();
  });
});
