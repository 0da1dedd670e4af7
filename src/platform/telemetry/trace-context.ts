import { type SpanContext, TraceFlags } from "@opentelemetry/api";

/** Only the W3C header: baggage and vendor state would carry our data to every provider we call. */
export const TRACE_HEADER = "traceparent";

/** The same of an answer (W3C Trace Context, level 2): which trace the request became part of. */
export const TRACE_RESPONSE_HEADER = "traceresponse";

export const writeTraceParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

/** Undefined for anything a caller made up wrongly: a bad header starts a new trace, it never fails a request. */
export function readTraceParent(header: string | readonly string[] | undefined): SpanContext | undefined {
  if (typeof header !== "string") return undefined;
  const [, version, traceId, spanId, flags] = TRACE_PARENT.exec(header) ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
