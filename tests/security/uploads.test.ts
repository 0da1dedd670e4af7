import { randomBytes } from "node:crypto";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#domain/application/supplied-file.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { registerPages } from "#http/pages.ts";
import { createHttpServer } from "#http/server.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { randomToken } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

const ORIGIN = "http://localhost:3000";
const UPLOAD = "/minasidor/ansokningar/abc/komplettera/?bolag=ortugen";
const TOKEN = randomToken();
let redis: RedisConnection;
let server: FastifyInstance;
let url: string;

/** What the page was given: names and texts, or the name and size of a file. */
async function describeForm(request: Request): Promise<Response> {
  const form = await request.formData();
  return Response.json(
    [...form].map(([name, value]) => [name, typeof value === "string" ? value : [value.name, value.size]]),
  );
}

beforeAll(async () => {
  redis = createRedis({ url: readAddresses().redisUrl, logger: noopLogger });
  const key = randomBytes(32);
  const person = { personId: "p", firstName: "Anna", lastName: "Ek", expiresAtMs: Date.now() + 60_000, roles: [] };
  const shared = {
    publicOrigin: ORIGIN,
    cookieKeys: createCookieKeys({ cookieKey: key, cookieFormerKeys: [] }),
    visitorIds: noFormerIds,
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: key, prefix: "uploads:" }),
    findSession: (token: string) => Promise.resolve(token === TOKEN ? person : undefined),
    logger: noopLogger,
  };
  const health = createHealth({ clock: systemClock, logger: noopLogger });
  server = await createHttpServer({ ...shared, metrics: createMetrics(), health, trustedProxies: 0, calls: [] });
  const render = async (request: Request) => ({ response: await describeForm(request), html: undefined });
  await registerPages(server, { ...shared, hasFrames: false, isDevelopment: false, render });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await redis.close();
});

function formOf(bytes: number): FormData {
  const form = new FormData();
  form.set("act", "supply");
  form.append("fil", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "../../lön\u202e.pdf");
  return form;
}

const send = (path: string, body: FormData, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: ORIGIN, cookie: `${SESSION_COOKIE}=${TOKEN}`, ...headers },
    body,
  });

test("one page takes files as large as they may be, without the names that they had", async () => {
  const answer = await send(UPLOAD, formOf(MAX_FILE_BYTES));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    [
      ["act", "supply"],
      ["fil", ["fil", MAX_FILE_BYTES]],
    ],
  ]);
});

test("more is refused with the page, which states it", async () => {
  const answer = await send(UPLOAD, formOf(4 * MAX_FILE_BYTES)).catch(() => undefined);
  // A connection that ends while the browser still sends is the other way to learn it.
  expect([`${UPLOAD}&forstor=1`, undefined]).toContain(answer?.headers.get("location"));
  expect((await send(UPLOAD, formOf(10))).status).toBe(200);
});

test("a visitor who is not logged in sends nothing, nor does a page of another site", async () => {
  const loggedOut = await send(UPLOAD, formOf(10), { cookie: "" });
  expect([loggedOut.status, loggedOut.headers.get("location")]).toEqual([303, UPLOAD]);
  expect((await send(UPLOAD, formOf(10), { origin: "https://evil.example" })).status).toBe(403);
});

test("every other page drops files, and takes no large body", async () => {
  const small = await send("/minasidor/ansokningar/abc/", formOf(10));
  expect(await small.json()).toEqual([["act", "supply"]]);
  const large = await send("/minasidor/ansokningar/abc/", formOf(100_000)).catch(() => undefined);
  expect([413, undefined]).toContain(large?.status);
});
