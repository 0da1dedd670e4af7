import { createSecretKey } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createSearchPool } from "#adapters/postgres/search-pool.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createSearchProgress } from "#adapters/redis/search-progress.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { registerPages } from "#http/pages.ts";
import { lookupCalls } from "#http/routes/lookup.route.ts";
import { searchCalls } from "#http/routes/search.route.ts";
import { testOrderCall } from "#http/routes/test-order.route.ts";
import { createHttpServer } from "#http/server.ts";
import { createSearchJourney } from "#journeys/search/search-journey.ts";
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
import { createLookups } from "./lookups.ts";
import { listenForOperators } from "./operator-listener.ts";
import { createPageServices } from "./page-services.ts";
import { renderPage } from "./render-page.ts";
import { registerFiles } from "./static-files.ts";

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
  const journey = createSearchJourney({
    store: createSearchStore({ pool: searchPool, cipher }),
    progress: createSearchProgress(redis.client),
    gateway: createProviderGateway(outbound),
    clock,
    newId: randomId,
    node,
    findVertical: (name) => verticals.find(({ description }) => description.name === name),
    cacheFailed: (error) => logger.debug("search progress not kept", { error }),
    measure: metrics,
  });

  const orderPorts = {
    orders: createOrderStore({ pool, cipher, lookupHash: createLookupHash(config.lookupKey) }),
    starter: createRestateStarter({ ingressUrl: config.restateIngressUrl }),
    startFailed: (orderId: string, error: unknown) =>
      logger.warn("order not started, left to the sweep", { orderId, error }),
    newId: randomId,
    clock,
  };
  const lookups = createLookups({ config, pool, redis, clock, logger, metrics, verticals });
  const calls = [
    ...lookupCalls(lookups),
    ...verticals.flatMap((vertical) => [
      ...searchCalls(journey, vertical),
      ...(config.environment === "production" ? [] : [testOrderCall(journey, orderPorts, vertical)]),
    ]),
  ];

  const cookieKey = createSecretKey(config.cookieKey);
  const server = await createHttpServer({
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    cookieKey,
    rateLimiter: createRateLimiter({ redis, clock, hashKey: config.cookieKey, metrics }),
    logger,
    metrics,
    health,
    calls: config.role === "web" ? [] : calls,
  });
  if (config.role !== "api") {
    const { customerServicePhone, salesPhone } = config;
    const settings = { customerServicePhone, salesPhone, isProduction: config.environment === "production" };
    if (import.meta.env.PROD) await registerFiles(server);
    await registerPages(server, {
      cookieKey,
      publicOrigin: config.publicOrigin,
      isDevelopment: import.meta.env.DEV,
      render: (request, visitor, nonce) =>
        renderPage(request, createPageServices({ journey, formTokens: lookups.formTokens }, settings, visitor), nonce),
    });
  }
  await server.ready();

  health.addCheck("database", () => pool.query("select 1"));
  metrics.watchUp("redis", () => redis.isUp());
  const responses = trackResponses(server.server);
  const operators =
    config.metricsPort === undefined ? undefined : await listenForOperators(config.metricsPort, { health, metrics });
  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("requests", () =>
    server.server.listening
      ? drainHttpServer(server.server, { responses, quietMs: DRAIN_QUIET_MS, graceMs: DRAIN_GRACE_MS })
      : undefined,
  );
  shutdown.addStage("server", () => server.close());
  shutdown.addStage("searches", () => journey.close());
  shutdown.addStage("outbound-calls", () => outbound.close());
  shutdown.addStage("lookups", () => lookups.close());
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
