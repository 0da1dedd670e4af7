import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { type CookieKeys, createCookieKeys } from "#http/middleware/cookie-keys.ts";
import type { FormTokens } from "#http/middleware/form-token.ts";
import { readVisitor, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { lookupCalls } from "#http/routes/lookup.route.ts";
import { createHttpServer } from "#http/server.ts";
import { createLookups, type Lookups } from "#main/lookups.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createSecurityLog } from "#platform/logging/security-log.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis, type RedisConnection } from "#platform/redis/redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { startSimulators } from "#simulators/start.ts";
import { listPeople } from "#simulators/world/people.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

/** Everything a lookup uses, each part real: HTTP server, database, its own Redis, and the registers as simulators. */
export interface LookupWorld {
  readonly url: string;
  readonly origin: string;
  readonly lookups: Lookups;
  readonly pool: DatabasePool;
  readonly redis: RedisConnection;
  readonly redisServer: TemporaryRedis;
  readonly registers: SimulatorControl;
  /** Every log line of the server. */
  readonly logLines: readonly string[];
  readonly cookieKeys: CookieKeys;
  /** A browser with one of our forms open. */
  newVisitor(address?: string): LookupVisitor;
  stop(): Promise<void>;
}

export async function startLookupWorld(topic: string): Promise<LookupWorld> {
  const [database, redisServer, simulators] = await Promise.all([
    createTestDatabase(topic),
    startTemporaryRedis(),
    startSimulators({ seed: 1, speed: "instant" }),
  ]);
  const config = readConfig(
    developmentEnvironment({
      SPARV_DATABASE_URL: database.url,
      SPARV_REDIS_URL: redisServer.url,
      SPARV_SPAR_URL: `${simulators.ownUrls["registers/spar"]}/2021.1`,
      SPARV_DNS_SERVER: simulators.ownUrls["registers/names"] ?? "",
      SPARV_VEHICLE_REGISTRY_URL: `${simulators.url}/registers/vehicles`,
      SPARV_ORGANISATION_REGISTRY_URL: `${simulators.url}/registers/organisations`,
    }),
  );
  const logLines: string[] = [];
  const logger = createLogger({ level: "debug", destination: { write: (line) => logLines.push(line) } });
  const clock = systemClock;
  const metrics = createMetrics();
  const pool = database.openPool();
  const redis = createRedis({ url: redisServer.url, logger });
  await redis.waitUntilUp(5_000);
  const lookups = createLookups({
    config,
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
    redis,
    clock,
    logger,
    metrics,
    securityLog: createSecurityLog({ logger, metrics }),
    verticals: createServerVerticals(clock),
  });
  const cookieKeys = createCookieKeys(config);
  const server = await createHttpServer({
    visitorIds: noFormerIds,
    findSession: () => Promise.resolve(undefined),
    publicOrigin: config.publicOrigin,
    cookieKeys,
    rateLimiter: createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics }),
    logger,
    metrics,
    health: createHealth({ clock, logger }),
    calls: lookupCalls(lookups),
    trustedProxies: 1,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  let addresses = 0;
  return {
    url,
    origin: config.publicOrigin,
    lookups,
    pool,
    redis,
    redisServer,
    registers: controlSimulators(simulators.url),
    logLines,
    cookieKeys,
    newVisitor(address = `10.${++addresses}.0.1`) {
      const cookie = `${VISITOR_COOKIE}=${randomId()}`;
      const owner = readVisitor(cookie, cookieKeys, noFormerIds).owner();
      return new LookupVisitor({
        url,
        origin: config.publicOrigin,
        address,
        cookie,
        owner,
        tokens: lookups.formTokens,
      });
    },
    async stop() {
      await server.close();
      await lookups.close();
      await redis.close();
      await Promise.all([redisServer.remove(), database.drop(), simulators.close()]);
    },
  };
}

interface Browser {
  readonly url: string;
  readonly origin: string;
  readonly address: string;
  readonly cookie: string;
  readonly owner: string;
  readonly tokens: FormTokens;
}

export interface LookupAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly takenMs: number;
  readonly body: WireAnswer;
}

export interface WireAnswer {
  readonly Success: boolean;
  readonly Error: readonly { readonly ParameterId: string; readonly Message: string }[];
  readonly Status: string;
  readonly Exception: null;
  readonly Debug: null;
  // Each call has its own schema; the tests read single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly Data: any;
}

export class LookupVisitor {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  get owner(): string {
    return this.#browser.owner;
  }

  get formToken(): string {
    return this.#browser.tokens.issue(this.#browser.owner);
  }

  get(path: string, query: Record<string, string>): Promise<LookupAnswer> {
    return this.#ask(`${path}?${new URLSearchParams(query).toString()}`, {});
  }

  post(path: string, body: Record<string, string>): Promise<LookupAnswer> {
    return this.#ask(path, { method: "POST", body: new URLSearchParams(body) });
  }

  person(civicnumber: string, formtoken: string | undefined = this.formToken): Promise<LookupAnswer> {
    return this.post("/ajax/user-data/", { civicnumber, ...(formtoken === "" ? {} : { formtoken }) });
  }

  async #ask(path: string, init: RequestInit): Promise<LookupAnswer> {
    const { url, origin, address, cookie } = this.#browser;
    const startedMs = performance.now();
    const answer = await fetch(url + path, { ...init, headers: { origin, cookie, "x-forwarded-for": address } });
    const text = await answer.text();
    const takenMs = performance.now() - startedMs;
    return { status: answer.status, text, headers: answer.headers, takenMs, body: JSON.parse(text) as WireAnswer };
  }
}

export const nameIn = ({ body }: LookupAnswer): string =>
  [body.Data?.Result.FirstName, body.Data?.Result.LastName].filter(Boolean).join(" ");

/** Magic numbers of the simulated population register. */
export const SECRET = "198603302384";
export const PROTECTED = "198606192386";
export const DEAD = "194101144733";

/** The simulated population without the persons whose names must never be shown. */
export const openPeople = listPeople().filter(
  ({ personalNumber }) => ![SECRET, PROTECTED, DEAD].includes(personalNumber),
);

/** Published test numbers without a person in the simulated population. */
export const unassignedNumbers: readonly string[] = readFileSync(
  new URL("../../fixtures/persons/test-personal-numbers.txt", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => /^\d{12}$/.test(line) && !listPeople().some(({ personalNumber }) => personalNumber === line));
