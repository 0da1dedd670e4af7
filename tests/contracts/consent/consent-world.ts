import type { AddressInfo } from "node:net";
import { CONSENT_HEADER } from "#http/routes/consent.route.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { createHttpServer } from "#http/server.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { createConsents } from "#main/consent.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { startTemporaryRedis } from "#tests/support/temporary-redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";

/** Everything a choice meets, each part real: HTTP server, database, a Redis of its own. */
export interface ConsentWorld {
  readonly consents: ConsentJourney;
  readonly pool: DatabasePool;
  readonly origin: string;
  newBrowser(): Browser;
  stop(): Promise<void>;
}

export async function startConsentWorld(topic: string): Promise<ConsentWorld> {
  const [database, redisServer] = await Promise.all([createTestDatabase(topic), startTemporaryRedis()]);
  const config = readConfig(developmentEnvironment({ SPARV_REDIS_URL: redisServer.url }));
  // What is broken on purpose is not to be read by who reads the test run.
  const logger = createLogger({ level: "error", destination: { write: () => undefined } });
  const metrics = createMetrics();
  const pool = database.openPool();
  const redis = createRedis({ url: redisServer.url, logger });
  await redis.waitUntilUp(5_000);
  const { journey: consents, calls } = createConsents({ pool });
  const cookieKeys = createCookieKeys(config);
  const server = await createHttpServer({
    visitorIds: noFormerIds,
    findSession: () => Promise.resolve(undefined),
    publicOrigin: config.publicOrigin,
    cookieKeys,
    rateLimiter: createRateLimiter({ redis, clock: systemClock, hashKey: config.cookieKey, metrics }),
    logger,
    metrics,
    health: createHealth({ clock: systemClock, logger }),
    calls,
    trustedProxies: 1,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  let browsers = 0;
  return {
    consents,
    pool,
    origin: config.publicOrigin,
    newBrowser: () => {
      const address = `10.${++browsers}.0.1`;
      return new Browser({
        url,
        address,
        origin: config.publicOrigin,
        ownerOf: (cookies) => readVisitor(cookies, cookieKeys, noFormerIds).owner(),
      });
    },
    async stop() {
      await server.close();
      await redis.close();
      await Promise.all([redisServer.remove(), database.drop()]);
    },
  };
}

interface BrowserSetup {
  readonly url: string;
  readonly origin: string;
  readonly address: string;
  ownerOf(cookies: string): string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly Success: boolean; readonly Status: string; readonly Data: unknown } | undefined;
}

/** Keeps its cookies, as a browser does. */
export class Browser {
  readonly #setup: BrowserSetup;
  readonly cookies = new Map<string, string>();

  constructor(setup: BrowserSetup) {
    this.#setup = setup;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** What its rows are owned by. */
  get owner(): string {
    return this.#setup.ownerOf(this.cookieHeader);
  }

  /** As the banner's script asks. */
  choose(list: string, headers: Record<string, string> = OUR_PAGE): Promise<Answer> {
    return this.ask(`/ajax/cookie/?${new URLSearchParams({ consent: list }).toString()}`, { headers });
  }

  post(path: string, fields: readonly (readonly [string, string])[], origin = this.#setup.origin): Promise<Answer> {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    return this.ask(path, { method: "POST", body, headers: { origin } });
  }

  async ask(path: string, init: RequestInit): Promise<Answer> {
    const { url, address } = this.#setup;
    const headers = { cookie: this.cookieHeader, "x-forwarded-for": address, ...(init.headers as object) };
    const answer = await fetch(url + path, { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? undefined : JSON.parse(text) };
  }
}

/** What a browser puts on a request that script of our own page makes. */
export const OUR_PAGE: Record<string, string> = { "sec-fetch-site": "same-origin", [CONSENT_HEADER]: "banner" };
