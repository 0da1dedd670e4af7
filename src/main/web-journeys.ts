import { createFormerPolicies } from "#adapters/postgres/former-policies.ts";
import { createOrderCounts } from "#adapters/postgres/order-counts.ts";
import { createSearchPool } from "#adapters/postgres/search-pool.ts";
import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { createSigningJourney } from "#journeys/signing/signing-journey.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { refuseUnsafeRole } from "#platform/database/refuse-unsafe-role.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createAccount } from "./account.ts";
import { createAfterOrder } from "./after-order.ts";
import { createCompanies } from "./companies.ts";
import { createCompetition } from "./competition.ts";
import { createDesk } from "./desk.ts";
import { createLogin } from "./login.ts";
import { createAssistant } from "./assistant.ts";
import { createConsents } from "./consent.ts";
import { createFavourites } from "./favourites.ts";
import { createFetchCalls } from "./fetch-calls.ts";
import { createFetchParts } from "./fetches.ts";
import { createSocialProof } from "./social-proof.ts";
import { listTextSets } from "#web/text-sets.ts";
import { createLookups } from "./lookups.ts";
import { createExpert } from "./expert.ts";
import { createMails } from "./mail.ts";
import { createCoach } from "./coach.ts";
import { createOrders } from "./orders.ts";
import { createSigningParts } from "./signing.ts";
import { createSearches } from "./searches.ts";
import { createTexts } from "./texts.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Shutdown } from "#platform/lifecycle/shutdown.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";

export type WebJourneys = Awaited<ReturnType<typeof joinJourneys>>;

interface JourneySetup {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** For the parts that wait for a service to return. */
  readonly outageLogger: Logger;
  readonly metrics: Metrics;
  readonly securityLog: SecurityLog;
  /** This node's name among the others. */
  readonly node: string;
}

/** Joins ports and adapters into the visitors' use cases, and defines in which order everything is closed. */
export async function joinJourneys(setup: JourneySetup) {
  const { config, clock, logger, outageLogger, metrics, securityLog, node } = setup;
  const redis = createRedis({ url: config.redisUrl, logger: outageLogger, name: "sparv-web" });
  const connectionFailed = (error: Error) => outageLogger.warn("database connection lost", { error });
  const searchPool = createSearchPool({ url: config.databaseUrl, name: "sparv-web-searches", connectionFailed });
  const pool = createPool({ url: config.databaseUrl, name: "sparv-web", connectionFailed });
  await refuseUnsafeRole(pool, config);
  const cipher = createColumnCipher(config.columnKeys);
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const verticals = createServerVerticals(clock);
  const starter = createRestateStarter({ ingressUrl: config.restateIngressUrl });
  const lookups = createLookups({ config, pool, redis, clock, logger, metrics, securityLog, verticals });
  const consents = createConsents(pool);
  const mails = createMails({
    config,
    pool,
    starter,
    clock,
    logger,
    securityLog,
    consents,
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
  });
  const expert = createExpert({
    config,
    pool,
    clock,
    queueing: mails.queueing,
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
  });
  const companies = createCompanies({ config, clock, queueing: mails.queueing, lookups: lookups.journey, verticals });
  const login = createLogin({ config, pool, clock, logger: outageLogger, metrics, securityLog });
  await login.ready;
  const favourites = createFavourites(pool, clock);
  const showsDemo = config.environment !== "production";
  const socialProof = createSocialProof({
    pool,
    cipher,
    postalCodes: lookups.postalCodes,
    verticals,
    clock,
    showsDemo,
    hasDemoMarks: config.hasDemoMarks,
  });
  const { vehicles } = lookups;
  const fetchSetup = { config, pool, cipher, redis, clock, logger, metrics, verticals };
  const fetches = createFetchParts(fetchSetup);
  const { currentInsurances } = fetches;
  const parts = { config, searchPool, cipher, redis, outbound, vehicles, verticals, clock, logger, metrics, node };
  const afterOrder = createAfterOrder({
    config,
    pool,
    starter,
    policies: createFormerPolicies(pool, cipher),
    vehicles,
    verticals,
    clock,
    logger,
    securityLog,
  });
  const stored = { pool, cipher, lookupHash: createLookupHash(config.lookupKey) };
  const competition = createCompetition({ ...stored, verticals, clock });
  const coach = createCoach({ ...stored, verticals });
  const desk = createDesk({ ...stored, config, starter, clock, logger, verticals });
  const orderCounts = createOrderCounts(pool, clock);
  const journey = createSearches({ ...parts, currentInsurances, orderCounts, favourites });
  const signingParts = createSigningParts({ config, pool, starter, clock, logger, metrics });
  const signing = createSigningJourney(signingParts.ports);
  const orders = createOrders({
    ...parts,
    pool,
    lookups: lookups.journey,
    login: login.journey,
    searches: journey,
    starter,
    securityLog,
    signing,
    consents,
  });
  const account = createAccount({ config, pool, cipher, favourites, searches: journey, verticals, clock });
  const rateLimiter = createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics });
  const assistant = createAssistant({ config, searches: journey, redis, rateLimiter, clock, logger, metrics });
  const texts = await createTexts({
    databaseUrl: config.databaseUrl,
    pool,
    clock,
    logger: outageLogger,
    sets: await listTextSets(),
  });
  return {
    config,
    clock,
    logger,
    securityLog,
    verticals,
    lookups,
    mails,
    expert,
    companies,
    login,
    consents,
    favourites,
    socialProof,
    fetching: createFetchCalls(fetches, {
      ...fetchSetup,
      vehicles,
      guard: lookups.guard,
      searches: journey,
      starter,
      securityLog,
    }),
    afterOrder,
    competition,
    coach,
    desk,
    journey,
    orders,
    signing,
    account,
    rateLimiter,
    assistant,
    texts,
    checkDatabase: () => pool.query("select 1"),
    isRedisUp: () => redis.isUp(),
    addStages: (shutdown: Pick<Shutdown, "addStage">) => {
      shutdown.addStage("searches", () => journey.close());
      shutdown.addStage("outbound-calls", () => outbound.close());
      shutdown.addStage("assistant", () => assistant.close());
      shutdown.addStage("lookups", () => lookups.close());
      shutdown.addStage("fetches", () => fetches.close());
      shutdown.addStage("login", () => login.close());
      shutdown.addStage("signing", () => signingParts.close());
      shutdown.addStage("texts", () => texts.close());
      shutdown.addStage("redis", () => redis.close());
      shutdown.addStage("database", () => Promise.all([searchPool.end(), pool.end()]));
    },
  };
}
