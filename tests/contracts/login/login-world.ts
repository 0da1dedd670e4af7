import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { type Call, defineCall } from "#http/calls/call.ts";
import { registerLoginReturn } from "#http/routes/login-return.route.ts";
import { createHttpServer } from "#http/server.ts";
import { createLogin } from "#main/login.ts";
import { type MovableClock, movableClock } from "#tests/support/movable-clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createSecurityLog } from "#platform/logging/security-log.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { bankIdPhone, type Phone } from "#simulators/bankid/phone-client.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { Browser } from "./browser.ts";

/** Everything a login uses, each part real: servers, database, its own Redis, BankID over mutual TLS. All share one clock. */
export interface LoginWorld {
  readonly config: Config;
  readonly clock: MovableClock;
  readonly pool: DatabasePool;
  readonly phone: Phone;
  readonly simulators: SimulatorControl;
  readonly redisServer: TemporaryRedis;
  /** Two nodes behind one origin. */
  readonly nodes: readonly [Node, Node];
  /** Every log line of both nodes. */
  readonly logLines: readonly string[];
  newBrowser(options?: { address?: string; userAgent?: string }): Browser;
  stop(): Promise<void>;
}

export interface Node {
  url: string;
  login: ReturnType<typeof createLogin>;
  /** Replaces the processes: every connection and all memory of the previous ones is gone. */
  restart(): Promise<void>;
}

export async function startLoginWorld(topic: string): Promise<LoginWorld> {
  const clock = movableClock(Date.now());
  const [database, redisServer, simulators] = await Promise.all([
    createTestDatabase(topic),
    startTemporaryRedis(),
    startSimulators({ seed: 1, speed: "instant", clock }),
  ]);
  const config = readConfig(
    developmentEnvironment({
      SPARV_PUBLIC_ORIGIN: "https://sparv.example",
      SPARV_DATABASE_URL: database.url,
      SPARV_REDIS_URL: redisServer.url,
      SPARV_BANKID_URL: `${simulators.ownUrls["bankid/rp"]}/rp/v6.0`,
    }),
  );
  const logLines: string[] = [];
  const nodes = [await startNode(config, clock, logLines), await startNode(config, clock, logLines)] as const;
  let browsers = 0;
  return {
    config,
    clock,
    pool: database.openPool(),
    phone: bankIdPhone(simulators.url),
    simulators: controlSimulators(simulators.url),
    redisServer,
    nodes: [nodes[0].node, nodes[1].node],
    logLines,
    newBrowser: ({
      address = `10.7.${Math.floor(++browsers / 250)}.${(browsers % 250) + 1}`,
      userAgent = PHONE,
    } = {}) => new Browser({ urlOf: (node) => nodes[node].node.url, origin: config.publicOrigin, address, userAgent }),
    async stop() {
      await Promise.all(nodes.map(({ close }) => close()));
      await Promise.all([redisServer.remove(), simulators.close()]);
      await database.drop();
    },
  };
}

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
export const COMPUTER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

interface StartedNode {
  readonly node: Node;
  close(): Promise<void>;
}

async function startNode(config: Config, clock: MovableClock, logLines: string[]): Promise<StartedNode> {
  let running = await runNode(config, clock, logLines);
  const node: Node = {
    url: running.url,
    login: running.login,
    async restart() {
      await running.close();
      running = await runNode(config, clock, logLines);
      node.url = running.url;
      node.login = running.login;
    },
  };
  return { node, close: () => running.close() };
}

async function runNode(config: Config, clock: MovableClock, logLines: string[]) {
  const logger = createLogger({ level: "debug", destination: { write: (line) => logLines.push(line) } });
  const metrics = createMetrics();
  const pool = createPool({ url: config.databaseUrl, name: "test-login", connectionFailed: () => undefined });
  const redis = createRedis({ url: config.redisUrl, logger });
  await redis.waitUntilUp(5_000);
  const securityLog = createSecurityLog({ logger, metrics });
  const login = createLogin({
    config,
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
    clock,
    outageLogger: logger,
    metrics,
    securityLog,
  });
  await login.ready;
  const cookieKeys = createCookieKeys(config);
  const rateLimiter = createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics });
  const server = await createHttpServer({
    findSession: login.findSession,
    publicOrigin: config.publicOrigin,
    cookieKeys,
    visitorIds: login.visitorIds,
    rateLimiter,
    logger,
    metrics,
    health: createHealth({ clock, logger }),
    calls: [...login.calls, ...triedCalls],
    trustedProxies: 1,
  });
  registerLoginReturn(server, { journey: login.journey, cookieKeys, visitorIds: login.visitorIds, rateLimiter });
  await server.listen({ host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    login,
    async close() {
      await server.close();
      await login.close();
      await redis.close();
      await pool.end();
    },
  };
}

const tried = (path: string, call: Partial<Call> & Pick<Call, "access">): Call =>
  defineCall({
    method: "POST",
    path,
    summary: "For tests of who may call",
    input: z.object({ number: z.string().regex(/^\d*$/).default("") }),
    output: z.object({ FirstName: z.string() }),
    access: call.access,
    ...(call.role ? { role: call.role } : {}),
    ...(call.isBackground ? { isBackground: true } : {}),
    limit: { name: path, limit: 10_000, windowMs: 60_000 },
    handle: async (_input, { session }) => ({
      kind: "ok",
      value: { FirstName: (await session())?.firstName ?? "" },
    }),
  });

/** The owner that the browser acts as: every row of a visitor has this owner. */
const ownerCall = defineCall({
  method: "POST",
  path: "/prov/agare",
  summary: "For tests of the owner that a cookie gives",
  input: z.object({}),
  output: z.object({ Owner: z.string() }),
  access: "visitor",
  isBackground: true,
  limit: { name: "/prov/agare", limit: 10_000, windowMs: 60_000 },
  handle: async (_input, { visitor }) => ({ kind: "ok", value: { Owner: visitor.owner() } }),
});

/** One call of each kind of access that the product's own calls use. */
const triedCalls = [
  tried("/prov/person", { access: "session" }),
  tried("/prov/bakgrund", { access: "session", isBackground: true }),
  tried("/prov/besokare", { access: "visitor" }),
  tried("/prov/redaktor", { access: "staff", role: "editor" }),
  ownerCall,
];

export const ANNA = "198502102380";
export const BRITTA = "195802142785";
