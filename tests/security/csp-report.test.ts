import { randomBytes } from "node:crypto";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cspReportCall } from "#http/routes/csp-report.route.ts";
import { createHttpServer } from "#http/server.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger, noopLogger } from "#platform/logging/logger.ts";
import { createSecurityLog } from "#platform/logging/security-log.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { newAddress } from "#tests/support/address.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

const ORIGIN = "http://localhost:3000";
const lines: Record<string, unknown>[] = [];
const metrics = createMetrics();
let redis: RedisConnection;
let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  redis = createRedis({ url: readAddresses().redisUrl, logger: noopLogger });
  const key = randomBytes(32);
  const logger = createLogger({
    level: "info",
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const securityLog = createSecurityLog({ logger, metrics });
  server = await createHttpServer({
    visitorIds: noFormerIds,
    publicOrigin: ORIGIN,
    cookieKeys: createCookieKeys({ cookieKey: key, cookieFormerKeys: [] }),
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: key, prefix: "csp-report:" }),
    findSession: () => Promise.resolve(undefined),
    logger,
    securityLog,
    metrics,
    health: createHealth({ clock: systemClock, logger: noopLogger }),
    trustedProxies: 1,
    calls: [cspReportCall({ publicOrigin: ORIGIN, securityLog })],
  });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await redis.close();
});
beforeEach(() => void lines.splice(0));

const LEGACY = "application/csp-report";
const REPORTING = "application/reports+json";

const report = (type: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/ajax/csp-report/`, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": newAddress(), ...headers },
    body,
  });

const legacy = {
  "csp-report": {
    "document-uri": `${ORIGIN}/minasidor/?civicnumber=198502102380`,
    referrer: "https://elak.example/198502102380",
    "blocked-uri": "https://elak.example/x.js?n=198502102380",
    "effective-directive": "script-src-elem",
    "script-sample": "Anna Lindqvist 850210-2380",
    disposition: "enforce",
  },
};

const reporting = [
  {
    type: "csp-violation",
    age: 1,
    url: `${ORIGIN}/`,
    user_agent: "Anna Lindqvist",
    body: {
      documentURL: `${ORIGIN}/forsakring/bil/jamfor/?searchid=abc`,
      blockedURL: "trusted-types-sink",
      effectiveDirective: "require-trusted-types-for",
      disposition: "report",
      sample: "Element innerHTML|198502102380",
    },
  },
];

const written = () => lines.filter(({ securityEvent }) => securityEvent === "policy-report");

test("both kinds of report are written with known fields alone, and counted", async () => {
  const answers = [await report(LEGACY, JSON.stringify(legacy)), await report(REPORTING, JSON.stringify(reporting))];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map((answer) => answer.headers.get("set-cookie"))).toEqual([null, null]);
  expect(written()).toMatchObject([
    { rule: "script-src-elem", reason: "enforce", route: "/minasidor/", blocked: "https://elak.example" },
    {
      rule: "require-trusted-types-for",
      reason: "report",
      route: "/forsakring/bil/jamfor/",
      blocked: "trusted-types-sink",
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/0210-?2380|Lindqvist|searchid|x\.js/);
  const { body } = await metrics.expose();
  expect(body).toMatch(/policy-report"\} 2/);
});

test("a report needs no origin of ours: documents with an opaque origin report too", async () => {
  const answer = await report(LEGACY, JSON.stringify(legacy), { origin: "null", "sec-fetch-site": "cross-site" });
  expect(answer.status).toBe(200);
  expect(written()).toHaveLength(1);
});

test.for([
  [
    "about another site",
    REPORTING,
    JSON.stringify([{ ...reporting[0], body: { documentURL: "https://elak.example/" } }]),
  ],
  ["of another kind", REPORTING, JSON.stringify([{ type: "deprecation", body: { id: "x" } }])],
  ["that is none", LEGACY, '{"a":1}'],
  ["that is a list of nothing", REPORTING, "[1,2,3]"],
  ["that is broken", LEGACY, "{"],
  ["that is too long", REPORTING, JSON.stringify([{ ...reporting[0], padding: "x".repeat(20_000) }])],
  ["that is far too long", REPORTING, JSON.stringify([{ padding: "x".repeat(100_000) }])],
  ["in another type", "text/plain", JSON.stringify(legacy)],
] as const)("a report %s leaves no line and no fault", async ([, type, body]) => {
  const { status } = await report(type, body);
  expect(status).toBeLessThan(500);
  expect(written()).toEqual([]);
});

test("a hundred reports at once are limited, and one address may not continue", async () => {
  const many = JSON.stringify(
    Array.from({ length: 60 }, () => ({ type: "csp-violation", body: { documentURL: `${ORIGIN}/` } })),
  );
  expect((await report(REPORTING, many)).status).toBe(200);
  expect(written().length).toBeLessThanOrEqual(20);
  const from = { "x-forwarded-for": newAddress() };
  const statuses: number[] = [];
  for (let at = 0; at < 61; at++) statuses.push((await report(LEGACY, JSON.stringify(legacy), from)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
