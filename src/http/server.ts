import formbody from "@fastify/formbody";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { livePath, openApiPath, readyPath } from "#domain/addresses/machine-paths.ts";
import type { SecurityEvent, SecurityLog } from "#domain/security/security-event.ts";
import type { FaultRecorder } from "#journeys/faults/record-faults.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";
import type { Health, HealthAnswer } from "#platform/lifecycle/health.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { createSecurityLog } from "#platform/logging/security-log.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";
import type { Call } from "./calls/call.ts";
import type { CookieKeys } from "./middleware/cookie-keys.ts";
import { clientAddress, limitKey, networkOf } from "./middleware/limit-key.ts";
import { type Overload, REQUEST_TIMEOUT_MS } from "./guarded-server.ts";
import { isFromOurPages, originsOf } from "./middleware/same-origin.ts";
import { cleanRequests } from "./middleware/clean-request.ts";
import { isPageRequest, routeOf } from "./middleware/page-route.ts";
import { parseForm } from "./middleware/parse-form.ts";
import { captureRawJson } from "./middleware/raw-body.ts";
import { traceIdOf, traceRequests } from "./middleware/request-trace.ts";
import { CALL_HEADERS } from "./middleware/security-headers.ts";
import type { FindSession } from "./middleware/session.ts";
import { describeCalls } from "./openapi.ts";
import { presentFault, withDebug } from "./presenters/envelope.ts";
import { isDebugged, registerCalls, summarizeCall } from "./register-calls.ts";

export interface HttpSetup {
  readonly publicOrigin: string;
  readonly cookieKeys: CookieKeys;
  /** Which ids of visitors have been replaced or have ended. */
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
  readonly findSession: FindSession;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly calls: readonly Call[];
  /** How many of our own proxies are in front: decides which forwarded address is trusted. */
  readonly trustedProxies: number;
  /** Whether Debug and Exception may be filled in; never in production. */
  readonly showsDebug?: boolean;
  /** Refuses what the node has no capacity for; without one everything is accepted. */
  readonly overload?: Overload;
  /** Written through `logger` and `metrics` unless given. */
  readonly securityLog?: SecurityLog;
  /** Remembers what a visitor saw of a fault of ours; without it the log alone has it. */
  readonly recordFault?: FaultRecorder["record"];
}

/** The description of the calls is the largest answer that costs no work: a developer reads it a few times. */
const DESCRIPTION_LIMIT = { name: "openapi", limit: 60, windowMs: MINUTE_MS };

/** Our forms are a few kilobytes; a larger body is not one of them. */
const BODY_LIMIT_BYTES = 64 * 1024;

export async function createHttpServer(setup: HttpSetup): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(setup.overload ? { serverFactory: setup.overload.serve } : {}),
    trustProxy: (_address: string, hop: number) => hop < setup.trustedProxies,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 64 },
    // A malformed address bypasses every hook and handler of ours.
    frameworkErrors: (error, _request, reply) =>
      // Fastify types this reply for one route only, and there is no route here.
      void refuseAddress(reply as unknown as FastifyReply, error.statusCode ?? 400),
  });
  server.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) setup.overload?.classifier.addRoute(each, url);
  });
  await server.register(formbody, { parser: parseForm });
  captureRawJson(server);
  traceRequests(server);
  cleanRequests(server);
  const securityLog = setup.securityLog ?? createSecurityLog(setup);
  refuseForeignPosts(server, { ...setup, securityLog });
  measure(server, setup);
  logRefusals(server, securityLog);
  answerFaults(server, setup);
  refuseUnknownRoutes(server);
  registerCalls(server, setup.calls, { ...setup, securityLog });
  server.get(livePath(), (_request, reply) => answerHealth(reply, setup.health.live()));
  server.get(readyPath(), async (_request, reply) => answerHealth(reply, await setup.health.ready()));
  const description = JSON.stringify(describeCalls(setup.calls));
  server.get(openApiPath(), async (request, reply) => {
    const taken = await setup.rateLimiter.take(DESCRIPTION_LIMIT, limitKey(clientAddress(request)));
    reply.headers(CALL_HEADERS);
    if (taken.allowed) return reply.type("application/json; charset=utf-8").send(description);
    const { status, body } = presentFault(429);
    return reply
      .status(status)
      .header("retry-after", Math.ceil(taken.retryAfterMs / 1000))
      .send(body);
  });
  return server;
}

function refuseAddress(reply: FastifyReply, given: number): FastifyReply {
  const { status, body } = presentFault(given);
  return reply.status(status).headers(CALL_HEADERS).send(body);
}

function refuseForeignPosts(
  server: FastifyInstance,
  setup: Pick<HttpSetup, "publicOrigin"> & { readonly securityLog: SecurityLog },
): void {
  const origins = originsOf(setup.publicOrigin);
  server.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.config.isMachineCall) return done();
    if (isFromOurPages(request.method, request.headers, origins)) return done();
    setup.securityLog.refused({
      kind: "foreign-origin",
      route: request.routeOptions.url ?? "unmatched",
      network: networkOf(clientAddress(request)),
    });
    const { status, body } = presentFault(403);
    reply.status(status).headers(CALL_HEADERS).send(body);
  });
}

function measure(server: FastifyInstance, setup: HttpSetup): void {
  server.addHook("onResponse", (request, reply, done) => {
    const route = routeOf(request);
    setup.metrics.httpServed(request.method, route, reply.statusCode, reply.elapsedTime);
    if (reply.statusCode >= 500) noteFault(request, reply.statusCode, setup);
    done();
  });
}

function noteFault(request: FastifyRequest, status: number, { logger, recordFault }: HttpSetup): void {
  const [traceId, route] = [traceIdOf(request), routeOf(request)];
  logger.warn("request failed", { route, status, traceId });
  recordFault?.({ traceId, route, status, kind: isPageRequest(request) ? "page" : "call" });
}

/** By status, so that no route can refuse without a log line. */
function logRefusals(server: FastifyInstance, securityLog: SecurityLog): void {
  server.addHook("onResponse", (request, reply, done) => {
    const kind = REFUSAL_KINDS[reply.statusCode];
    const route = routeOf(request);
    if (kind)
      securityLog.refused({ kind, route, status: reply.statusCode, network: networkOf(clientAddress(request)) });
    done();
  });
}

const REFUSAL_KINDS: Readonly<Record<number, SecurityEvent>> = {
  401: "http-unauthenticated",
  403: "http-forbidden",
  429: "http-rate-limited",
};

function answerFaults(server: FastifyInstance, setup: HttpSetup): void {
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      setup.logger.error("unexpected fault", {
        route: request.routeOptions.url ?? "unmatched",
        traceId: traceIdOf(request),
        error,
      });
    const plain = presentFault(status);
    const fault =
      status === 500 && isDebugged(setup, request)
        ? withDebug(plain, { debug: summarizeCall(request, reply, plain), exception: error })
        : plain;
    return reply.status(fault.status).headers(CALL_HEADERS).send(fault.body);
  });
}

/** What no route accepts: an unknown method, or without pages an unknown address. */
function refuseUnknownRoutes(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) => refuseAddress(reply, KNOWN_METHODS.has(request.method) ? 404 : 405));
}

const KNOWN_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const answerHealth = (reply: FastifyReply, { status, body }: HealthAnswer): FastifyReply =>
  reply.status(status).headers(CALL_HEADERS).send(body);
