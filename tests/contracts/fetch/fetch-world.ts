import readCode from "jsqr";
import { PNG } from "pngjs";
import { noopSecurityLog } from "#domain/security/security-event.ts";
import { createSessionStore } from "#adapters/postgres/session-store.ts";
import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { FORM_HEADER } from "#http/middleware/form-token.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { readVisitor, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { createHttpServer } from "#http/server.ts";
import { FETCH_LIMITS, type FetchLimits } from "#journeys/fetch/fetch-insurance.ports.ts";
import { FETCH_WORKFLOW, fetchInsurance } from "#journeys/fetch/fetch-insurance.workflow.ts";
import type { FetchStore } from "#journeys/fetch/fetch.port.ts";
import { createFetches, createFetchPorts } from "#main/fetches.ts";
import { createLookups } from "#main/lookups.ts";
import { createSearches } from "#main/searches.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { bankIdPhone, type Phone } from "#simulators/bankid/phone-client.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startTestEngine, type TestEngine } from "#tests/contracts/restate/test-engine.ts";
import { newAddress } from "#tests/support/address.ts";
import { openSession, type TestPerson } from "#tests/support/open-session.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

/** Everything a fetch uses, each part real: HTTP, database, Redis, engine, registers, BankID and the aggregator as simulators. */
export interface FetchWorld {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly engine: TestEngine;
  readonly fetches: FetchStore;
  readonly simulators: SimulatorControl;
  readonly phone: Phone;
  /** The same calls as production would serve them. */
  readonly productionUrl: string;
  newBrowser(person?: TestPerson): Promise<FetchBrowser>;
  stop(): Promise<void>;
}

export interface FetchBrowser {
  readonly owner: string;
  post(path: string, fields: Readonly<Record<string, string>>, at?: string): Promise<FetchAnswer>;
  /** The final address of a redirect, as a browser that an app opens follows it. */
  follow(address: string): Promise<string>;
}

export interface FetchAnswer {
  readonly status: number;
  // Each test reads single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export const AGGREGATOR = "aggregators/insurance-data";

/** Short waits, so that a test takes seconds instead of minutes. */
const QUICK = {
  ...FETCH_LIMITS,
  firstWaitMs: 20,
  maxWaitMs: 200,
  quietMs: 300,
  lookEveryMs: 40,
  longestLookMs: 60,
  nudgeEveryMs: 20,
  withinMs: 3_500,
};

export interface FetchWorldChanges {
  readonly limits?: Partial<FetchLimits>;
  readonly redisUrl?: string;
}

export async function startFetchWorld(topic: string, changes: FetchWorldChanges = {}): Promise<FetchWorld> {
  const database = await createTestDatabase(topic);
  const [port = 0, productionPort = 0] = await freePorts(2);
  // The aggregator sends its events to the address in its settings.
  process.env["SPARV_PUBLIC_ORIGIN"] = `http://127.0.0.1:${port}`;
  const simulators = await startSimulators({ seed: 1, speed: "instant" });
  const config = readConfig(
    developmentEnvironment({
      SPARV_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SPARV_DATABASE_URL: database.url,
      SPARV_PROVIDERS_URL: `${simulators.url}/insurers`,
      SPARV_VEHICLE_REGISTRY_URL: `${simulators.url}/registers/vehicles`,
      SPARV_INSURANCE_DATA_URL: `${simulators.url}/${AGGREGATOR}`,
      SPARV_REDIS_URL: changes.redisUrl ?? readAddresses().redisUrl,
    }),
  );
  const [clock, logger, metrics] = [systemClock, noopLogger, createMetrics()];
  const pool = database.openPool();
  const cipher = createColumnCipher(config.columnKeys);
  const verticals = createServerVerticals(clock);
  const redis = createRedis({ url: config.redisUrl, logger });
  await redis.waitUntilUp(5_000);
  const lookupHash = createLookupHash(config.lookupKey);
  const shared = { config, pool, cipher, lookupHash, redis, clock, logger, metrics, verticals };
  const parts = createFetchPorts(shared);
  const engine = await startTestEngine([
    {
      name: FETCH_WORKFLOW,
      remembersMs: 3_600_000,
      body: (durable) => fetchInsurance(durable, { ...parts.ports, limits: { ...QUICK, ...changes.limits } }),
    },
  ]);
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const resources = {
    ...shared,
    searchPool: database.openSearchPool(),
    outbound,
    node: `test-${randomId()}`,
    starter: engine.starter,
    securityLog: noopSecurityLog,
  };
  const lookups = createLookups(resources);
  const searches = createSearches(resources, { lookups });
  const sessions = createSessionStore(shared);
  const serve = async (served: Config, servedPort: number) => {
    const fetching = createFetches({ ...resources, config: served }, { lookups, searches }, parts);
    const cookieKeys = createCookieKeys(config);
    const rateLimiter = createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics });
    const server = await createHttpServer({
      visitorIds: noFormerIds,
      publicOrigin: config.publicOrigin,
      cookieKeys,
      rateLimiter,
      findSession: (token) => sessions.touch(token, clock.nowMs()),
      logger,
      metrics,
      health: createHealth({ clock, logger }),
      calls: [...fetching.calls, ...searches.calls],
      trustedProxies: 1,
    });
    fetching.addReturn(server, { cookieKeys, visitorIds: noFormerIds, rateLimiter });
    await server.listen({ host: "127.0.0.1", port: servedPort });
    return server;
  };
  const servers = [
    await serve(config, port),
    await serve({ ...config, environment: "production", isMockLoginOn: false }, productionPort),
  ];
  return {
    config,
    pool,
    engine,
    fetches: parts.ports.fetches,
    simulators: controlSimulators(simulators.url),
    phone: bankIdPhone(simulators.url),
    productionUrl: `http://127.0.0.1:${productionPort}`,
    async newBrowser(person) {
      const session = person ? `; ${SESSION_COOKIE}=${await openSession(pool, config, person)}` : "";
      const cookie = `${VISITOR_COOKIE}=${randomId()}${session}`;
      const owner = readVisitor(cookie, createCookieKeys(config), noFormerIds).owner();
      const headers = {
        origin: config.publicOrigin,
        cookie,
        "x-forwarded-for": newAddress(),
        [FORM_HEADER]: lookups.formTokens.issue(owner),
      };
      return {
        owner,
        async follow(address) {
          const answer = await fetch(address, { headers: { cookie: headers.cookie }, redirect: "manual" });
          return answer.headers.get("location") ?? "";
        },
        async post(path, fields, at = config.publicOrigin) {
          const answer = await fetch(at + path, { method: "POST", headers, body: new URLSearchParams(fields) });
          return { status: answer.status, body: await answer.json() };
        },
      };
    },
    async stop() {
      for (const server of servers) {
        server.server.closeAllConnections();
        await server.close();
      }
      await searches.close();
      await engine.stop();
      await parts.close();
      await outbound.close(0);
      await lookups.close();
      await redis.close();
      await simulators.close();
      await database.drop();
      // The next file of this process has another one.
      delete process.env["SPARV_PUBLIC_ORIGIN"];
    },
  };
}

/** What a phone reads from the QR code. */
export function readPng(base64: string): string | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(base64, "base64"));
  return readCode(new Uint8ClampedArray(data), width, height)?.data;
}
