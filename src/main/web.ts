import type { IncomingMessage, ServerResponse } from "node:http";
import { createOverload } from "#http/guarded-server.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { showsDebug } from "#http/middleware/debug.ts";
import { cspReportCall } from "#http/routes/csp-report.route.ts";
import { registerSearchStreams } from "#http/routes/search-stream.route.ts";
import { createHttpServer } from "#http/server.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { drainHttpServer, trackResponses } from "#platform/lifecycle/drain-http-server.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import type { Service } from "#platform/lifecycle/service-fault.ts";
import type { Shutdown } from "#platform/lifecycle/shutdown.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { listTextSets } from "#web/text-sets.ts";
import { openProgram } from "./resources.ts";
import type { Subject } from "./subject.ts";
import { joinSubjects } from "./subjects.ts";
import { registerSite } from "./web-pages.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface WebApp {
  /** Answers one request; the app need not listen itself. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  listen(): Promise<string>;
  readonly shutdown: Shutdown;
  close(): Promise<void>;
}

const DRAIN_GRACE_MS = 15_000;
/** A client that keeps its connection alive uses it again within this, and its answer then closes the connection. */
const DRAIN_QUIET_MS = 1_500;

/** Without Redis a node starts all the same, after this. */
const REDIS_WITHIN_MS = 3_000;

/** The program that answers visitors. */
export async function createWebApp(env: Environment): Promise<WebApp> {
  await loadVerticals();
  const config = readConfig(env);
  const program = await openProgram({
    component: "web",
    config,
    services: servicesOf(config),
    isMain: import.meta.main,
  });
  const { clock, logger, metrics, securityLog, health, shutdown, rateLimiter, redis, verticals } = program;
  const subjects = await joinSubjects(program, await listTextSets());
  const { findSession, visitorIds } = subjects.login;
  const all: readonly Subject[] = Object.values(subjects);
  const isAnsweringCalls = config.role !== "web";

  const overload = createOverload({
    isOn: config.isLoadSheddingOn,
    maxConnections: config.maxConnections,
    refused: (what) => metrics.requestShed(what),
  });
  metrics.watchLoad(overload.levels);
  metrics.watchInFlight("pages-to-render", overload.waitingPages);
  const cookieKeys = createCookieKeys(config);
  const server = await createHttpServer({
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    cookieKeys,
    visitorIds,
    findSession,
    rateLimiter,
    showsDebug: showsDebug(config),
    logger,
    metrics,
    securityLog,
    health,
    overload,
    recordFault: subjects.faults.record,
    calls: isAnsweringCalls
      ? [...all.flatMap(({ calls }) => calls ?? []), cspReportCall({ publicOrigin: config.publicOrigin, securityLog })]
      : [],
  });
  const door = { cookieKeys, visitorIds, rateLimiter };
  for (const { addReturn } of all) addReturn?.(server, door);
  const streams = registerSearchStreams(server, {
    ...door,
    journey: subjects.searches.journey,
    verticals: isAnsweringCalls ? verticals : [],
    clock,
  });
  metrics.watchInFlight("progress-streams", () => streams.open());
  if (config.role !== "api") await registerSite(server, program, subjects, cookieKeys, overload);
  await server.ready();

  metrics.watchUp("redis", () => redis.isUp());
  const responses = trackResponses(server.server);
  shutdown.addStage("readiness-off", () => health.markDraining());
  shutdown.addStage("streams", () => streams.close());
  shutdown.addStage("requests", () =>
    server.server.listening
      ? drainHttpServer(server.server, {
          responses,
          listenMs: config.drainMs,
          quietMs: DRAIN_QUIET_MS,
          graceMs: DRAIN_GRACE_MS,
        })
      : undefined,
  );
  shutdown.addStage("server", () => server.close());
  shutdown.addStage("overload", overload.stop);
  await program.serveOperators(subjects);

  return {
    handle: (request, response) => server.routing(request, response),
    async listen() {
      // A node that is asked for progress before it has reached Redis answers with a fault.
      await redis.waitUntilUp(REDIS_WITHIN_MS);
      return server.listen({ host: config.host, port: config.port });
    },
    shutdown,
    close: async () => void (await shutdown.start("closed")),
  };
}

const servicesOf = (config: Config): readonly Service[] => [
  ...databaseUrls(config.databaseUrl).map((url) => ({ name: "PostgreSQL", url }) as const),
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
