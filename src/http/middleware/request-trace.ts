import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { livePath, readyPath } from "#domain/addresses/machine-paths.ts";
import { readTraceParent, TRACE_HEADER, TRACE_RESPONSE_HEADER } from "#platform/telemetry/trace-context.ts";
import { isTracing, type ServerSpan, startServerSpan } from "#platform/telemetry/tracing.ts";
import { routeOf } from "./page-route.ts";

const spans = new WeakMap<FastifyRequest, ServerSpan>();
const traceIds = new WeakMap<FastifyRequest, string>();

/** A balancer asks these every few seconds. */
const UNTRACED: ReadonlySet<string> = new Set([livePath(), readyPath()]);

/** A span for each request, and the trace in the answer. */
export function traceRequests(server: FastifyInstance): void {
  server.addHook("onRequest", (request, reply, done) => {
    if (!isTracing() || UNTRACED.has(request.url)) return done();
    const span = startServerSpan(request.method, request.headers, {});
    spans.set(request, span);
    reply.header(TRACE_RESPONSE_HEADER, span.traceParent);
    span.run(done);
  });
  // A body is read from events of the connection, which belong to no trace.
  server.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  server.addHook("onResponse", (request, reply, done) => {
    const span = spans.get(request);
    if (reply.statusCode >= 500) span?.fail(`status ${reply.statusCode}`);
    // All pages have one route in the server: which of them it was is known now.
    span?.end({ status: reply.statusCode }, `${request.method} ${routeOf(request)}`);
    done();
  });
  // Without a collector too: a person who reports a fault can name it.
  server.addHook("onSend", (request, reply, _payload, done) => {
    if (reply.statusCode >= 500 && !reply.hasHeader(TRACE_RESPONSE_HEADER))
      reply.header(TRACE_RESPONSE_HEADER, `00-${traceIdOf(request)}-${randomHex(8)}-00`);
    done();
  });
}

/** The trace that a request belongs to: the caller's when it names one, otherwise a new one. Random, and about no person. */
export function traceIdOf(request: FastifyRequest): string {
  const known = traceIds.get(request);
  if (known !== undefined) return known;
  const span = readTraceParent(spans.get(request)?.traceParent) ?? readTraceParent(request.headers[TRACE_HEADER]);
  const traceId = span?.traceId ?? randomHex(16);
  traceIds.set(request, traceId);
  return traceId;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");
