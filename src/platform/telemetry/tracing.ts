import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from "@opentelemetry/sdk-trace-node";
import { maskText } from "#platform/logging/mask.ts";
import { samplerFor } from "./sampling.ts";
import { readTraceParent, TRACE_HEADER, writeTraceParent } from "./trace-context.ts";

export interface TracingSettings {
  /** The collector's address; without it nothing is traced. */
  readonly otlpUrl?: string | undefined;
  readonly service: string;
  readonly environment: string;
  readonly node?: string | undefined;
  /** 0-1: the share of traces that is exported. */
  readonly sampledShare?: number;
  /** Whether only programs of ours can call this one: then the decision of the caller applies. */
  readonly isPrivate?: boolean;
  /** In place of the collector. */
  readonly processor?: SpanProcessor;
}

export interface Tracing {
  /** Sends what is left. Gives up after a while when the collector does not answer. */
  stop(): Promise<void>;
}

export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface OpenSpan {
  set(attributes: SpanAttributes): void;
  /** The work ended as a value, and that value is a failure. */
  fail(reason: string): void;
}

export interface ServerSpan extends OpenSpan {
  /** As the answer names it to the caller; undefined when tracing is off. */
  readonly traceParent: string | undefined;
  /** Runs what belongs to the request, so that spans below it find their parent. */
  run<T>(work: () => T): T;
  /** With another name when it is known only now. */
  end(attributes: SpanAttributes, name?: string): void;
}

/** One per process: OpenTelemetry keeps the active span in a global, and so do we. */
let isOn = false;

export const isTracing = (): boolean => isOn;

export function startTracing(settings: TracingSettings): Tracing {
  const processor = settings.processor ?? (settings.otlpUrl === undefined ? undefined : collectorAt(settings.otlpUrl));
  if (processor === undefined) return { stop: () => Promise.resolve() };
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      "service.name": settings.service,
      "deployment.environment.name": settings.environment,
      ...(settings.node === undefined ? {} : { "service.instance.id": settings.node }),
    }),
    sampler: samplerFor(settings.sampledShare ?? 1, settings.isPrivate ?? false),
    spanProcessors: [processor],
  });
  // Propagation is ours (trace-context.ts).
  provider.register({ propagator: null });
  isOn = true;
  return {
    async stop() {
      isOn = false;
      await Promise.race([provider.shutdown().catch(() => {}), giveUpAfter(STOP_TIMEOUT_MS)]);
      trace.disable();
      context.disable();
    },
  };
}

/** A span around a call to another system, parent of the spans inside it. Costs one comparison when tracing is off. */
export function withClientSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  return isOn ? inSpan(SpanKind.CLIENT, name, attributes, work) : work(NO_SPAN);
}

/** A span around a part of our own work. */
export function withInnerSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  return isOn ? inSpan(SpanKind.INTERNAL, name, attributes, work) : work(NO_SPAN);
}

/** Runs work in the trace that is active now, also when a library calls it from elsewhere. */
export function bindTrace(): <T>(work: () => T) => T {
  if (!isOn) return (work) => work();
  const active: Context = context.active();
  return (work) => context.with(active, work);
}

/** For servers with separate hooks for the start and the end of a request. Continues the caller's trace when it names one. */
export function startServerSpan(
  name: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  attributes: SpanAttributes,
): ServerSpan {
  if (!isOn) return NO_SERVER_SPAN;
  const caller = readTraceParent(headers[TRACE_HEADER]);
  const parent = caller === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes: maskAttributes(attributes) }, parent);
  const own = trace.setSpan(parent, span);
  return {
    ...openSpan(span),
    traceParent: writeTraceParent(span.spanContext()),
    run: (work) => context.with(own, work),
    end(last, lastName) {
      if (lastName !== undefined) span.updateName(lastName);
      span.setAttributes(maskAttributes(last));
      span.end();
    },
  };
}

/** What goes into the `traceparent` header of a call to another system. */
export function currentTraceParent(): string | undefined {
  const span = isOn ? trace.getActiveSpan() : undefined;
  return span === undefined ? undefined : writeTraceParent(span.spanContext());
}

export const currentTraceId = (): string | undefined =>
  isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;

/** A process that must stop waits this long for a collector that hangs. */
const STOP_TIMEOUT_MS = 3000;

const TRACER_NAME = "sparv";

const tracer = () => trace.getTracer(TRACER_NAME);

function collectorAt(otlpUrl: string): SpanProcessor {
  const url = otlpUrl.endsWith("/v1/traces") ? otlpUrl : `${otlpUrl.replace(/\/$/, "")}/v1/traces`;
  return new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: STOP_TIMEOUT_MS }));
}

const giveUpAfter = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, waitMs).unref();
  });

function inSpan<T>(
  kind: SpanKind,
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes: maskAttributes(attributes) }, async (span) => {
    try {
      return await work(openSpan(span));
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: maskText(error instanceof Error ? error.message : typeof error),
      });
      throw error;
    } finally {
      span.end();
    }
  });
}

const openSpan = (span: Span): OpenSpan => ({
  set: (attributes) => void span.setAttributes(maskAttributes(attributes)),
  fail: (reason) => void span.setStatus({ code: SpanStatusCode.ERROR, message: maskText(reason) }),
});

/** Spans leave the process like log lines do, and pass the same guard. */
function maskAttributes(attributes: SpanAttributes): Record<string, string | number | boolean> {
  const masked: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) masked[name] = typeof value === "string" ? maskText(value) : value;
  }
  return masked;
}

const NO_SPAN: OpenSpan = { set: () => {}, fail: () => {} };

const NO_SERVER_SPAN: ServerSpan = { ...NO_SPAN, traceParent: undefined, run: (work) => work(), end: () => {} };
