import { randomBytes } from "node:crypto";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { seriesDataSchema } from "#http/contract/series.schema.ts";
import { describeCalls } from "#http/openapi.ts";
import { createHttpServer } from "#http/server.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import type { SeriesSubject } from "#main/series.ts";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { startTemporaryRedis } from "#tests/support/temporary-redis.ts";
import { MARKET, type SeriesWorld, startSeriesWorld } from "./series-world.ts";

const NOON = Date.parse("2026-11-17T11:00:00Z");

let world: SeriesWorld;
let node: SeriesSubject;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  world = await startSeriesWorld("series_call", NOON, 2);
  await world.newWorker().run();
  node = world.newNode();
  const redisServer = await startTemporaryRedis();
  const logger = createLogger({ level: "error", destination: { write: () => undefined } });
  const redis = createRedis({ url: redisServer.url, logger });
  const metrics = createMetrics();
  const key = randomBytes(32);
  const server = await createHttpServer({
    visitorIds: noFormerIds,
    findSession: () => Promise.resolve(undefined),
    publicOrigin: "http://localhost:3000",
    cookieKeys: createCookieKeys({ cookieKey: key, cookieFormerKeys: [] }),
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: key, metrics }),
    logger,
    metrics,
    health: createHealth({ clock: systemClock, logger }),
    calls: node.calls,
    trustedProxies: 1,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  stop = async () => {
    await server.close();
    await redis.close();
    await redisServer.remove();
    await world.stop();
  };
});
afterAll(() => stop());

async function ask(query: Record<string, string>) {
  const answer = await fetch(`${url}/ajax/series/?${new URLSearchParams(query).toString()}`);
  const body = envelopeSchema(seriesDataSchema).parse(await answer.json());
  return { status: answer.status, body, headers: answer.headers };
}

const SE3 = { source: "spot", key: "SE3" };

describe("GET /ajax/series/", () => {
  test("answers the days asked for, may be cached, and sets no cookie", async () => {
    const { status, body, headers } = await ask({ ...SE3, from: "2026-10-24", to: "2026-10-26" });
    expect([status, body.Success]).toEqual([200, true]);
    expect(body.Data?.Days.map(({ Date: date, Values }) => [date, Values.length])).toEqual([
      ["2026-10-24", 96],
      ["2026-10-25", 100],
      ["2026-10-26", 96],
    ]);
    expect(body.Data?.Days[0]?.Values).toEqual((await world.rows("SE3")).get("2026-10-24")?.values);
    expect(body.Data?.FetchedAt).toBe(new Date(NOON).toISOString());
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("leaves out days that are not stored", async () => {
    const { body } = await ask({ ...SE3, from: "2026-11-17", to: "2026-11-30" });
    expect(body.Data?.Days.map(({ Date: date }) => date)).toEqual(["2026-11-17"]);
  });

  test("knows no other source or key", async () => {
    for (const other of [
      { source: "spot", key: "SE9" },
      { source: "x", key: "SE3" },
      { source: "../", key: "" },
    ]) {
      const { status, headers } = await ask({ ...other, from: "2026-11-16", to: "2026-11-17" });
      expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
  });

  test("refuses a range that is too long, backwards or no range", async () => {
    for (const [from, to] of [
      ["2025-10-13", "2026-11-17"],
      ["2026-11-17", "2026-11-16"],
      ["2026-02-30", "2026-11-16"],
      ["", ""],
    ] as const) {
      const { body, headers } = await ask({ ...SE3, from, to });
      expect([body.Success, body.Status]).toEqual([false, "ValidateError"]);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    expect((await ask({ ...SE3, from: "2025-10-14", to: "2026-11-17" })).body.Success).toBe(true);
  });

  test("is described in the OpenAPI document", () => {
    expect(JSON.stringify(describeCalls(node.calls))).toContain('"name":"from","in":"query","required":true');
  });
});

describe("the memory of a node", () => {
  test("has the new days after a while, without blocking anyone", async () => {
    const before = await node.memory.find("spot/SE3");
    expect(before?.days.at(-1)?.date).toBe("2026-11-17");
    world.nowMs += HOUR_MS;
    await world.market.setFaults(MARKET, { kind: "garbage", operation: "corrected" });
    await world.newWorker().run();
    world.nowMs += 30 * SECOND_MS;
    // What is known is answered at once; the read goes on behind it.
    expect(await node.memory.find("spot/SE3")).toBe(before);
    await expect.poll(async () => (await node.memory.find("spot/SE3"))?.days.at(-1)?.date).toBe("2026-11-18");
    const after = await node.memory.find("spot/SE3");
    expect(after?.days).toHaveLength((before?.days.length ?? 0) + 1);
    expect(after?.days.at(-2)?.values).toEqual((await world.rows("SE3")).get("2026-11-17")?.values);
    expect(after?.days.at(-2)?.values).not.toEqual(before?.days.at(-1)?.values);
    expect(after?.days.map(({ date }) => date)).toEqual(after?.days.map(({ date }) => date).toSorted());
  });
});
