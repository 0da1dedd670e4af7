import { randomBytes } from "node:crypto";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#http/calls/call.ts";
import type { CallOutcome } from "#http/presenters/call-outcome.ts";
import { registerPages } from "#http/pages.ts";
import { createHttpServer } from "#http/server.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger, noopLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

const lines: Record<string, unknown>[] = [];
const metrics = createMetrics();
const ORIGIN = "http://localhost:3000";
let redis: RedisConnection;
let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  redis = createRedis({ url: readAddresses().redisUrl, logger: noopLogger });
  const key = randomBytes(32);
  const shared = {
    publicOrigin: ORIGIN,
    cookieKeys: createCookieKeys({ cookieKey: key, cookieFormerKeys: [] }),
    visitorIds: noFormerIds,
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: key, prefix: "refusals:" }),
    findSession: () => Promise.resolve(undefined),
  };
  const logger = createLogger({
    level: "info",
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const health = createHealth({ clock: systemClock, logger: noopLogger });
  server = await createHttpServer({ ...shared, logger, metrics, health, trustedProxies: 1, calls: planted() });
  const render = () => Promise.resolve({ response: new Response("no", { status: 403 }), html: undefined });
  await registerPages(server, { ...shared, hasFrames: false, isDevelopment: false, logger: noopLogger, render });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await redis.close();
});
beforeEach(() => void lines.splice(0));

/** One call per way to refuse. */
function planted() {
  const call = (path: string, access: "public" | "session" | "staff" | "machine", limit: number) =>
    defineCall({
      method: "POST",
      path,
      summary: path,
      input: z.object({}),
      output: z.object({}),
      access,
      ...(access === "staff" ? { role: "editor" as const } : {}),
      limit: { name: path, limit, windowMs: 60_000, isPerNode: true },
      handle: (): Promise<Extract<CallOutcome, { kind: "forbidden" }>> => Promise.resolve({ kind: "forbidden" }),
    });
  return [
    call("/ajax/forbidden/", "public", 100),
    call("/ajax/limited/", "public", 1),
    call("/ajax/session/", "session", 100),
    call("/ajax/staff/", "staff", 100),
    call("/ajax/machine/", "machine", 100),
  ];
}

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: "POST", headers: { origin: ORIGIN, "x-forwarded-for": "203.0.113.7", ...headers } });

const counted = async (kind: string): Promise<number> =>
  Number(
    new RegExp(`sparv_security_refused_total\\{kind="${kind}"\\} (\\d+)`).exec((await metrics.expose()).body)?.[1],
  );

test.for([
  ["/ajax/forbidden/", 403, "http-forbidden"],
  ["/ajax/session/", 401, "http-unauthenticated"],
  ["/ajax/staff/", 404, "staff-only"],
  ["/ajax/machine/", 403, "bad-signature"],
] as const)("%s: a refusal is a line and a count", async ([path, status, kind]) => {
  expect((await post(path)).status).toBe(status);
  await expect.poll(() => lines.map((line) => line["securityEvent"])).toContain(kind);
  const line = lines.find(({ securityEvent }) => securityEvent === kind);
  expect(line).toMatchObject({ level: "warn", route: path, network: "203.0.113" });
  expect(await counted(kind)).toBeGreaterThan(0);
});

test("a request over the limit is a line and a count", async () => {
  await post("/ajax/limited/");
  expect((await post("/ajax/limited/")).status).toBe(429);
  await expect.poll(() => lines.map((line) => line["securityEvent"])).toContain("http-rate-limited");
  expect(await counted("http-rate-limited")).toBe(1);
});

test("a post from another site is a line and a count", async () => {
  expect((await post("/ajax/forbidden/", { origin: "https://evil.example" })).status).toBe(403);
  await expect.poll(() => lines.map((line) => line["securityEvent"])).toContain("foreign-origin");
  expect(await counted("foreign-origin")).toBe(1);
});

test("a page that refuses is a line without the address that was asked for", async () => {
  await fetch(`${url}/19850210-2380/`, { headers: { "x-forwarded-for": "203.0.113.7" } });
  await expect.poll(() => lines.map((line) => line["securityEvent"])).toEqual(["http-forbidden"]);
  expect(JSON.stringify(lines)).not.toMatch(/0210-?2380/);
});
