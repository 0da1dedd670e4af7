import { createSecretKey } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createOverload } from "#http/guarded-server.ts";
import { showsDebug } from "#http/middleware/debug.ts";
import { cspReportCall } from "#http/routes/csp-report.route.ts";
import { registerFetchReturn } from "#http/routes/fetch-return.route.ts";
import { registerSigningReturn } from "#http/routes/signing-return.route.ts";
import { registerLoginReturn } from "#http/routes/login-return.route.ts";
import { registerSearchStreams } from "#http/routes/search-stream.route.ts";
import { createHttpServer } from "#http/server.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { randomId } from "#platform/ids.ts";
import { drainHttpServer, trackResponses } from "#platform/lifecycle/drain-http-server.ts";
import { createHealth } from "#platform/lifecycle/health.ts";
import { createOutageLogger, probeServices } from "#platform/lifecycle/outage-logger.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import type { Service } from "#platform/lifecycle/service-fault.ts";
import { createShutdown, type Shutdown } from "#platform/lifecycle/shutdown.ts";
import { captureFaults } from "#platform/logging/capture-faults.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createSecurityLog } from "#platform/logging/security-log.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { currentTraceId, startTracing } from "#platform/telemetry/tracing.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { listenForOperators } from "./operator-listener.ts";
import { listCalls } from "./web-calls.ts";
import { joinJourneys } from "./web-journeys.ts";
import { registerSite } from "./web-pages.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface WebApp {
  /** Answers one request; the app need not listen itself. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  listen(): Promise<string>;
  readonly shutdown: Shutdown;
  close(): Promise<void>;
}

/** A search may take ten seconds; a node that stops lets those under way end. */
const SHUTDOWN_GRACE_MS = 25_000;
const DRAIN_GRACE_MS = 15_000;
/** A client that keeps its connection alive uses it again within this, and its answer then closes the connection. */
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
  if (import.meta.main) captureFaults(logger, { console, process });
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

  const securityLog = createSecurityLog({ logger, metrics });
  const services = servicesOf(config);
  const outageLogger = createOutageLogger(logger, services, clock);
  if (import.meta.main) void probeServices(services, outageLogger);
  const journeys = await joinJourneys({ config, clock, logger, outageLogger, metrics, securityLog, node });
  const { journey, login, rateLimiter, verticals } = journeys;

  const overload = createOverload({
    isOn: config.isLoadSheddingOn,
    maxConnections: config.maxConnections,
    refused: (what) => metrics.requestShed(what),
  });
  metrics.watchLoad(overload.levels);
  metrics.watchInFlight("pages-to-render", overload.waitingPages);
  const cookieKey = createSecretKey(config.cookieKey);
  const { visitorIds } = login;
  const server = await createHttpServer({
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    cookieKey,
    visitorIds,
    findSession: login.findSession,
    rateLimiter,
    showsDebug: showsDebug(config),
    logger,
    metrics,
    securityLog,
    health,
    overload,
    calls:
      config.role === "web"
        ? []
        : [...listCalls(journeys), cspReportCall({ publicOrigin: config.publicOrigin, securityLog })],
  });
  registerLoginReturn(server, { journey: login.journey, cookieKey, visitorIds, rateLimiter });
  registerFetchReturn(server, { journey: journeys.fetching.journey, cookieKey, visitorIds, rateLimiter });
  registerSigningReturn(server, { journey: journeys.signing, cookieKey, visitorIds, rateLimiter });
  const streamed = config.role === "web" ? [] : verticals;
  const streams = registerSearchStreams(server, {
    journey,
    verticals: streamed,
    cookieKey,
    visitorIds,
    rateLimiter,
    clock,
  });
  metrics.watchInFlight("progress-streams", () => streams.open());
  if (config.role !== "api") await registerSite(server, journeys, cookieKey, overload);
  await server.ready();

  health.addCheck("database", journeys.checkDatabase);
  metrics.watchUp("redis", journeys.isRedisUp);
  const responses = trackResponses(server.server);
  const operators =
    config.metricsPort === undefined
      ? undefined
      : await listenForOperators({ host: config.host, port: config.metricsPort }, { health, metrics });
  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("streams", () => streams.close());
  shutdown.addStage("requests", () =>
    server.server.listening
      ? drainHttpServer(server.server, { responses, quietMs: DRAIN_QUIET_MS, graceMs: DRAIN_GRACE_MS })
      : undefined,
  );
  shutdown.addStage("server", () => server.close());
  shutdown.addStage("overload", overload.stop);
  journeys.addStages(shutdown);
  shutdown.addStage("operators", () => operators?.close());
  shutdown.addStage("traces", () => tracing.stop());

  return {
    handle: (request, response) => server.routing(request, response),
    listen: () => server.listen({ host: config.host, port: config.port }),
    shutdown,
    close: async () => void (await shutdown.start("closed")),
  };
}

const servicesOf = (config: Config): readonly Service[] => [
  { name: "PostgreSQL", url: config.databaseUrl },
  { name: "Redis", url: config.redisUrl },
  { name: "Restate", url: config.restateIngressUrl },
];

/** True when this file is the program itself, and not loaded by a test or by the development server. */
if (import.meta.main)
  await runProgram({
    component: "web",
    services: () => servicesOf(readConfig(process.env)),
    async start() {
      const app = await createWebApp(process.env);
      app.shutdown.listenForSignals();
      await app.listen();
    },
  });
