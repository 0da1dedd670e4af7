import type { AddressInfo } from "node:net";
import { createPostalCodes } from "#adapters/postal-codes/postal-codes.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createSessionStore } from "#adapters/postgres/session-store.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { createHttpServer } from "#http/server.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import { createFavourites } from "#main/favourites.ts";
import { createSocialProof } from "#main/social-proof.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { newAddress } from "#tests/support/address.ts";
import { openSession, type TestPerson } from "#tests/support/open-session.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { readAddresses } from "#tools/processes/addresses.ts";
import { newSearchId } from "#tests/contracts/postgres/search-id.ts";

/** Database, sessions and calls, each real; searches are stored as a finished search stores them. */
export interface FavouritesWorld {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly favourites: FavouritesJourney;
  /** A browser, logged in as the given person or not at all. */
  newBrowser(person?: TestPerson): Promise<TestBrowser>;
  /** A finished search; gives the result ids of its two offers. */
  finishSearch(browser: Pick<TestBrowser, "owner">, zip?: string): Promise<[string, string]>;
  stop(): Promise<void>;
}

export interface TestBrowser {
  readonly owner: string;
  ask(method: "GET" | "POST" | "DELETE", path: string, fields?: Record<string, string>): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  // Each test reads single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export async function startFavouritesWorld(topic: string): Promise<FavouritesWorld> {
  const database = await createTestDatabase(topic);
  const config = readConfig(
    developmentEnvironment({ SPARV_DATABASE_URL: database.url, SPARV_REDIS_URL: readAddresses().redisUrl }),
  );
  const [clock, logger, metrics] = [systemClock, noopLogger, createMetrics()];
  const pool = database.openPool();
  const cipher = createColumnCipher(config.columnKeys);
  const redis = createRedis({ url: config.redisUrl, logger });
  await redis.waitUntilUp(5_000);
  const favourites = createFavourites({ pool, clock });
  const lookupHash = createLookupHash(config.lookupKey);
  const sessions = createSessionStore({ pool, cipher, lookupHash });
  const searches = createSearchStore({ pool: database.openSearchPool(), cipher, lookupHash });
  const cookieKeys = createCookieKeys(config);
  const verticals = createServerVerticals(clock);
  const lookups = { postalCodes: createPostalCodes() };
  const socialProof = createSocialProof({ config, readPool: pool, cipher, verticals, clock }, { lookups });
  const server = await createHttpServer({
    visitorIds: noFormerIds,
    publicOrigin: config.publicOrigin,
    cookieKeys,
    rateLimiter: createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics }),
    findSession: (token) => sessions.touch(token, clock.nowMs()),
    logger,
    metrics,
    health: createHealth({ clock, logger }),
    calls: [...favourites.calls, ...socialProof.calls],
    trustedProxies: 1,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    config,
    pool,
    favourites: favourites.journey,
    async newBrowser(person) {
      const visitor = `${VISITOR_COOKIE}=${randomId()}`;
      const session = person ? `; ${SESSION_COOKIE}=${await openSession(pool, config, person)}` : "";
      const headers = { origin: config.publicOrigin, cookie: visitor + session, "x-forwarded-for": newAddress() };
      return {
        owner: readVisitor(visitor, cookieKeys, noFormerIds).owner(),
        async ask(method, path, fields = {}) {
          const sent = new URLSearchParams(fields);
          const isGet = method === "GET";
          const answer = await fetch(isGet ? `${url}${path}?${sent.toString()}` : url + path, {
            method,
            headers,
            ...(isGet ? {} : { body: sent }),
          });
          return { status: answer.status, body: await answer.json() };
        },
      };
    },
    async finishSearch({ owner }, zip = "12345") {
      const searchId = newSearchId();
      const offers = [insurers.tuvull, insurers.rattvis].map(offerOf);
      const parameters = { zip, insurancetype: "half" };
      const stored = { searchId, vertical: "car", schemaVersion: 1, owner, parameters, personal: {} };
      await searches.create({ ...stored, state: "created" });
      await searches.finish(searchId, { offers, withoutOffer: [] });
      return [offers[0]?.resultId ?? "", offers[1]?.resultId ?? ""];
    },
    async stop() {
      await server.close();
      await redis.close();
      await database.drop();
    },
  };
}

const offerOf = (
  { providerId, shopId, name }: (typeof insurers)["tuvull" | "rattvis"],
  index: number,
): RankedOffer => ({
  providerId,
  shopId,
  providerName: name,
  subscriptionId: "half",
  subscriptionName: `${name} Halv`,
  price: insurancePrice({ yearlyFeeOre: 283_200, monthlyFeeOre: 23_600 }, "ore-month"),
  validUntil: "2026-12-15T00:00:00.000Z",
  detail: {},
  resultId: newSearchId(),
  position: index + 1,
});
