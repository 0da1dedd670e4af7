import { createSecretKey } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createFormerPolicies } from "#adapters/postgres/former-policies.ts";
import { createOrderCounts } from "#adapters/postgres/order-counts.ts";
import { createSearchPool } from "#adapters/postgres/search-pool.ts";
import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { showsDebug } from "#http/middleware/debug.ts";
import { registerPages } from "#http/pages.ts";
import { loginCalls } from "#http/routes/login.route.ts";
import { registerLoginReturn } from "#http/routes/login-return.route.ts";
import { applicationCalls } from "#http/routes/application.route.ts";
import { assistantCalls } from "#http/routes/ask-assistant.route.ts";
import { consentCalls } from "#http/routes/consent.route.ts";
import { competitionCalls } from "#http/routes/competition.route.ts";
import { afterOrderCalls } from "#http/routes/after-order.route.ts";
import { favouriteCalls } from "#http/routes/favourite.route.ts";
import { socialProofCalls } from "#http/routes/social-proof.route.ts";
import { aliasCalls } from "#http/routes/alias.route.ts";
import { expertCalls } from "#http/routes/expert.route.ts";
import { lookupCalls } from "#http/routes/lookup.route.ts";
import { registerSearchStreams } from "#http/routes/search-stream.route.ts";
import { searchCalls } from "#http/routes/search.route.ts";
import { createHttpServer } from "#http/server.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { drainHttpServer, trackResponses } from "#platform/lifecycle/drain-http-server.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createShutdown, type Shutdown } from "#platform/lifecycle/shutdown.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { currentTraceId, startTracing } from "#platform/telemetry/tracing.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createAccount } from "./account.ts";
import { createAfterOrder } from "./after-order.ts";
import { createCompetition } from "./competition.ts";
import { createDesk } from "./desk.ts";
import { createLogin } from "./login.ts";
import { createAssistant } from "./assistant.ts";
import { createConsents } from "./consent.ts";
import { createFavourites } from "./favourites.ts";
import { createFetchCalls } from "./fetch-calls.ts";
import { createFetchParts } from "./fetches.ts";
import { createSocialProof } from "./social-proof.ts";
import { loadVerticals } from "#web/find-vertical.ts";
import { listTextSets } from "#web/texts/text-sets.ts";
import { createLookups } from "./lookups.ts";
import { createExpert } from "./expert.ts";
import { createMails } from "./mail.ts";
import { listenForOperators } from "./operator-listener.ts";
import { createOrders } from "./orders.ts";
import { createPageServices } from "./page-services.ts";
import { renderPage } from "./render-page.ts";
import { registerSiteFiles } from "./site-files.ts";
import { createSearches } from "./searches.ts";
import { registerFiles } from "./static-files.ts";
import { createTexts } from "./texts.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface WebApp {
  /** Answers one request; the app need not listen itself. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  listen(): Promise<string>;
  readonly shutdown: Shutdown;
  close(): Promise<void>;
}

/** A search may take ten seconds; a node that goes down lets those under way end. */
const SHUTDOWN_GRACE_MS = 25_000;
const DRAIN_GRACE_MS = 15_000;
/** A client that keeps its connection alive uses it again within this, and is then told to let go. */
const DRAIN_QUIET_MS = 1_500;

/** Joins ports and adapters into the program that answers visitors. */
export async function createWebApp(env: Environment): Promise<WebApp> {
  await loadVerticals();
  const config = readConfig(env);
  const node = `${config.nodeName ?? "web"}-${randomId()}`;
  const logger = createLogger({
    level: config.logLevel,
    fields: { component: "web", role: config.role },
    traceId: currentTraceId,
  });
  const metrics = createMetrics();
  const tracing = startTracing({
    otlpUrl: config.otlpUrl,
    service: "sparv-web",
    environment: config.environment,
    node,
  });
  const clock = systemClock;
  const health = createHealth({ clock, logger });
  const shutdown = createShutdown({ graceMs: SHUTDOWN_GRACE_MS, logger });

  const redis = createRedis({ url: config.redisUrl, logger, name: "sparv-web" });
  const connectionFailed = (error: Error) => logger.warn("database connection lost", { error });
  const searchPool = createSearchPool({ url: config.databaseUrl, name: "sparv-web-searches", connectionFailed });
  const pool = createPool({ url: config.databaseUrl, name: "sparv-web", connectionFailed });
  const cipher = createColumnCipher(config.columnKeys);
  const outbound = createOutbound({ resolveTarget: resolveProviderTarget(config), metrics, logger, clock });
  const verticals = createServerVerticals(clock);
  const starter = createRestateStarter({ ingressUrl: config.restateIngressUrl });
  const lookups = createLookups({ config, pool, redis, clock, logger, metrics, verticals });
  const mails = createMails({
    config,
    pool,
    starter,
    clock,
    logger,
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
  });
  const expert = createExpert({
    config,
    pool,
    clock,
    queueing: mails.queueing,
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
  });
  const login = createLogin({ config, pool, clock, logger, metrics });
  const consents = createConsents(pool);
  const favourites = createFavourites(pool, clock);
  const showsDemo = config.environment !== "production";
  const socialProof = createSocialProof({ pool, postalCodes: lookups.postalCodes, verticals, clock, showsDemo });
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
  });
  const stored = { pool, cipher, lookupHash: createLookupHash(config.lookupKey) };
  const competition = createCompetition({ ...stored, verticals, clock });
  const desk = createDesk({ ...stored, config, starter, logger });
  const journey = createSearches({ ...parts, currentInsurances, orderCounts: createOrderCounts(pool, clock) });
  const orders = createOrders({
    ...parts,
    pool,
    lookups: lookups.journey,
    login: login.journey,
    searches: journey,
    starter,
  });
  const account = createAccount({ config, pool, cipher, favourites, searches: journey, verticals, clock });
  const rateLimiter = createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics });
  const assistant = createAssistant({ config, searches: journey, redis, rateLimiter, clock, logger, metrics });
  const texts = await createTexts({ databaseUrl: config.databaseUrl, pool, clock, logger, sets: listTextSets() });
  const calls = [
    ...loginCalls({ journey: login.journey, clock }),
    ...lookupCalls(lookups),
    ...mails.calls,
    ...expertCalls(expert),
    ...consentCalls(consents),
    ...favouriteCalls(favourites),
    ...applicationCalls(account.journey),
    ...afterOrderCalls(afterOrder),
    ...competitionCalls(competition),
    ...socialProofCalls(socialProof),
    ...createFetchCalls(fetches, { ...fetchSetup, vehicles, searches: journey, starter }),
    ...aliasCalls({ editing: texts.editing, isProduction: config.environment === "production" }),
    ...verticals.flatMap((vertical) => [
      ...searchCalls(journey, vertical, favourites),
      ...assistantCalls(assistant.journey, vertical),
    ]),
    ...orders.calls,
  ];

  const cookieKey = createSecretKey(config.cookieKey);
  const { findSession } = login;
  const server = await createHttpServer({
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    cookieKey,
    findSession,
    rateLimiter,
    showsDebug: showsDebug(config),
    logger,
    metrics,
    health,
    calls: config.role === "web" ? [] : calls,
  });
  registerLoginReturn(server, { journey: login.journey, cookieKey, rateLimiter });
  const streamed = config.role === "web" ? [] : verticals;
  const streams = registerSearchStreams(server, { journey, verticals: streamed, cookieKey, rateLimiter, clock });
  metrics.watchInFlight("progress-streams", () => streams.open());
  if (config.role !== "api") {
    const { customerServicePhone, salesPhone } = config;
    const settings = {
      customerServicePhone,
      salesPhone,
      isProduction: config.environment === "production",
      isLegacyPiiSharingOn: config.isLegacyPiiSharingOn,
      consentTextVersion: consents.textVersion,
      tagUrl: config.tagUrl,
      chatUrl: config.chatUrl,
      reviewsUrl: config.reviewsUrl,
    };
    if (import.meta.env.PROD) await registerFiles(server);
    registerSiteFiles(server, { publicOrigin: config.publicOrigin, clock });
    await registerPages(server, {
      cookieKey,
      publicOrigin: config.publicOrigin,
      isDevelopment: import.meta.env.DEV,
      findSession,
      tagUrl: config.tagUrl,
      chatUrl: config.chatUrl,
      reviewsUrl: config.reviewsUrl,
      render: (request, visitor, nonce, session) =>
        renderPage(
          request,
          createPageServices(
            {
              journey,
              formTokens: lookups.formTokens,
              newsletter: mails.forPages,
              waitingList: mails.waitingList,
              expert,
              newsletterIssues: mails.issues,
              login: login.journey,
              texts,
              favourites,
              socialProof,
              competition,
              desk,
              withdrawal: afterOrder.withdrawal,
              orders,
              account,
            },
            settings,
            visitor,
            session,
          ),
          nonce,
        ),
    });
  }
  await server.ready();

  health.addCheck("database", () => pool.query("select 1"));
  metrics.watchUp("redis", () => redis.isUp());
  const responses = trackResponses(server.server);
  const operators =
    config.metricsPort === undefined ? undefined : await listenForOperators(config.metricsPort, { health, metrics });
  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("streams", () => streams.close());
  shutdown.addStage("requests", () =>
    server.server.listening
      ? drainHttpServer(server.server, { responses, quietMs: DRAIN_QUIET_MS, graceMs: DRAIN_GRACE_MS })
      : undefined,
  );
  shutdown.addStage("server", () => server.close());
  shutdown.addStage("searches", () => journey.close());
  shutdown.addStage("outbound-calls", () => outbound.close());
  shutdown.addStage("assistant", () => assistant.close());
  shutdown.addStage("lookups", () => lookups.close());
  shutdown.addStage("fetches", () => fetches.close());
  shutdown.addStage("login", () => login.close());
  shutdown.addStage("texts", () => texts.close());
  shutdown.addStage("redis", () => redis.close());
  shutdown.addStage("database", () => Promise.all([searchPool.end(), pool.end()]));
  shutdown.addStage("operators", () => operators?.close());
  shutdown.addStage("traces", () => tracing.stop());

  return {
    handle: (request, response) => server.routing(request, response),
    listen: () => server.listen({ host: config.host, port: config.port }),
    shutdown,
    close: async () => void (await shutdown.start("closed")),
  };
}

/** True when this file is the program itself, and not loaded by a test or by the development server. */
if (import.meta.main) {
  const app = await createWebApp(process.env);
  app.shutdown.listenForSignals();
  await app.listen();
}
