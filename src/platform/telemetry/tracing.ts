import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import { maskText } from "#platform/logging/mask.ts";
import { readTraceParent, TRACE_HEADER, writeTraceParent } from "./trace-context.ts";

export interface TracingSettings {
  /** The collector's address; without it nothing is traced. */
  readonly otlpUrl?: string | undefined;
  readonly service: string;
  readonly environment: string;
  readonly node?: string | undefined;
  /** 0-1. Decided by the trace id, so that every process keeps or drops the same traces. */
  readonly sampledShare?: number;
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
  /** Runs what belongs to the request, so that spans below it find their parent. */
  run<T>(work: () => T): T;
  end(attributes: SpanAttributes): void;
}

/** One per process: OpenTelemetry keeps the active span in a global, and so do we. */
let isOn = false;

export const isTracing = (): boolean => isOn;

export function startTracing(settings: TracingSettings): Tracing {
  const processor = settings.processor ?? (settings.otlpUrl === undefined ? undefined : collectorAt(settings.otlpUrl));
  if (processor === undefined) return { stop: () => Promise.resolve() };
  const byShare = new TraceIdRatioBasedSampler(settings.sampledShare ?? 1);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      "service.name": settings.service,
      "deployment.environment.name": settings.environment,
      ...(settings.node === undefined ? {} : { "service.instance.id": settings.node }),
    }),
    // A visitor's browser may ask to be sampled; it does not decide what we store.
    sampler: new ParentBasedSampler({ root: byShare, remoteParentSampled: byShare, remoteParentNotSampled: byShare }),
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
    run: (work) => context.with(own, work),
    end(last) {
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

const NO_SERVER_SPAN: ServerSpan = { ...NO_SPAN, run: (work) => work(), end: () => {} };
