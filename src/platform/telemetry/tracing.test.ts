import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { afterEach, describe, expect, test } from "vitest";
import { readTraceParent, writeTraceParent } from "./trace-context.ts";
import {
  bindTrace,
  currentTraceId,
  currentTraceParent,
  isTracing,
  startServerSpan,
  startTracing,
  type Tracing,
  type TracingSettings,
  withClientSpan,
  withInnerSpan,
} from "./tracing.ts";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const SPAN_ID = "b7ad6b7169203331";

const NO_CONTEXT = { traceId: "", spanId: "", traceFlags: 0 };

let running: Tracing | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

function record(settings: Partial<TracingSettings> = {}): { spans: () => ReadableSpan[] } {
  const exporter = new InMemorySpanExporter();
  running = startTracing({
    service: "web",
    environment: "test",
    processor: new SimpleSpanProcessor(exporter),
    ...settings,
  });
  return { spans: () => exporter.getFinishedSpans() };
}

describe("when tracing is on", () => {
  test("a span inside a span is its child, also across awaits and in parallel", async () => {
    const { spans } = record();
    await withClientSpan("search", { vertical: "x" }, async () => {
      await Promise.resolve();
      await Promise.all(["a", "b"].map((slug) => withClientSpan(`ask ${slug}`, {}, () => Promise.resolve())));
    });
    const [a, b, search] = spans();
    expect([a?.name, b?.name, search?.name]).toEqual(["ask a", "ask b", "search"]);
    expect(a?.parentSpanContext?.spanId).toBe(search?.spanContext().spanId);
    expect(b?.parentSpanContext?.spanId).toBe(search?.spanContext().spanId);
    expect(a?.kind).toBe(SpanKind.CLIENT);
    expect(search?.attributes).toEqual({ vertical: "x" });
    expect(search?.resource.attributes["service.name"]).toBe("web");
  });

  test("the answer and the failure of the work come through, the failure masked in the span", async () => {
    const { spans } = record();
    await expect(withClientSpan("a", {}, () => Promise.resolve(7))).resolves.toBe(7);
    await expect(withClientSpan("b", {}, () => Promise.reject(new Error("no person 19900101-1239")))).rejects.toThrow(
      "1239",
    );
    expect(spans()[1]?.status).toEqual({ code: SpanStatusCode.ERROR, message: "no person [personal-number]" });
  });

  test("attributes pass the same guard as log lines", async () => {
    const { spans } = record();
    await withClientSpan(
      "a",
      { path: "/x?civicnumber=199001011239", who: "anna@example.se", status: 200, none: undefined },
      (span) => {
        span.set({ detail: "900101-1239" });
        span.fail("declined anna@example.se");
        return Promise.resolve();
      },
    );
    expect(spans()[0]?.attributes).toEqual({ path: "/x", who: "[email]", status: 200, detail: "[personal-number]" });
    expect(spans()[0]?.status.message).toBe("declined [email]");
  });

  test("a request continues the caller's trace and passes it on", async () => {
    const { spans } = record();
    const span = startServerSpan("GET /x", { traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, { method: "GET" });
    const passedOn = await span.run(() =>
      withClientSpan("ask", {}, () => Promise.resolve([currentTraceParent(), currentTraceId()])),
    );
    span.end({ status: 200 });
    const [ask, request] = spans();
    expect(request?.parentSpanContext?.spanId).toBe(SPAN_ID);
    expect(request?.attributes).toEqual({ method: "GET", status: 200 });
    expect(passedOn).toEqual([`00-${TRACE_ID}-${ask?.spanContext().spanId}-01`, TRACE_ID]);
  });

  test("a header that is wrong starts a new trace", () => {
    const { spans } = record();
    startServerSpan("GET /x", { traceparent: "00-zz-zz-01" }, {}).end({});
    expect(spans()[0]?.parentSpanContext).toBeUndefined();
  });

  test("a caller cannot force a trace into the sample", () => {
    const { spans } = record({ sampledShare: 0 });
    startServerSpan("GET /x", { traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, {}).end({});
    expect(spans()).toEqual([]);
  });

  test("a stranger decides neither by the flag nor by the id that it chose", () => {
    const { spans } = record({ sampledShare: 0.5 });
    // An id that the share of a trace of ours would always include.
    const chosen = `00-${"0".repeat(31)}1-${SPAN_ID}-01`;
    for (let at = 0; at < 200; at += 1) startServerSpan("GET /x", { traceparent: chosen }, {}).end({});
    // Outside these bounds once in a thousand million runs.
    expect(spans().length).toBeGreaterThan(57);
    expect(spans().length).toBeLessThan(143);
  });

  test.each([
    { flag: "01", sampledShare: 0, count: 1 },
    { flag: "00", sampledShare: 1, count: 0 },
  ])("a program that only ours call follows their decision $flag", ({ flag, sampledShare, count }) => {
    const { spans } = record({ sampledShare, isPrivate: true });
    startServerSpan("workflow", { traceparent: `00-${TRACE_ID}-${SPAN_ID}-${flag}` }, {}).end({});
    expect(spans()).toHaveLength(count);
  });

  test("work that a library calls from elsewhere belongs to the trace in which it was given", async () => {
    const { spans } = record();
    const span = startServerSpan("workflow", {}, {});
    const inTrace = span.run(() => bindTrace());
    await inTrace(() => withInnerSpan("step", { step: "a" }, () => Promise.resolve()));
    span.end({});
    const [step, workflow] = spans();
    expect(step?.parentSpanContext?.spanId).toBe(workflow?.spanContext().spanId);
    expect([step?.kind, workflow?.kind]).toEqual([SpanKind.INTERNAL, SpanKind.SERVER]);
    expect(span.traceParent).toBe(writeTraceParent(workflow?.spanContext() ?? NO_CONTEXT));
  });

  test("spans reach a collector over HTTP", async () => {
    const collected: string[] = [];
    const collector = createServer((request, response) => {
      collected.push(`${request.method} ${request.url}`);
      request.resume().on("end", () => response.end("{}"));
    }).listen(0, "127.0.0.1");
    await once(collector, "listening");
    const { port } = collector.address() as AddressInfo;
    running = startTracing({ service: "web", environment: "test", otlpUrl: `http://127.0.0.1:${port}` });
    await withClientSpan("a", {}, () => Promise.resolve());
    await running.stop();
    collector.close();
    expect(collected).toEqual(["POST /v1/traces"]);
  });
});

describe("when tracing is off", () => {
  test("work runs, nothing is active and no header is sent", async () => {
    running = startTracing({ service: "web", environment: "test" });
    expect(isTracing()).toBe(false);
    const span = startServerSpan("GET /x", { traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, {});
    const seen = await span.run(() =>
      withClientSpan("a", {}, (open) => {
        open.set({ a: 1 });
        open.fail("x");
        return Promise.resolve([currentTraceParent(), currentTraceId()]);
      }),
    );
    span.end({});
    expect(span.traceParent).toBeUndefined();
    expect(bindTrace()(() => 7)).toBe(7);
    expect(seen).toEqual([undefined, undefined]);
  });

  test("the work's own promise is handed back, with none put around it", () => {
    const promise = Promise.resolve(1);
    expect(withClientSpan("a", {}, () => promise)).toBe(promise);
    expect(withInnerSpan("a", {}, () => promise)).toBe(promise);
  });
});

describe("the traceparent header", () => {
  test("is read back as it was written", () => {
    const context = { traceId: TRACE_ID, spanId: SPAN_ID, traceFlags: 1 };
    expect(readTraceParent(writeTraceParent(context))).toEqual({ ...context, isRemote: true });
  });

  test.each([
    undefined,
    "",
    ["a", "b"],
    `ff-${TRACE_ID}-${SPAN_ID}-01`,
    `00-${"0".repeat(32)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${"0".repeat(16)}-01`,
    `00-${TRACE_ID.toUpperCase()}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${SPAN_ID}-01-extra`,
  ])("is not understood when it is %j", (header) => {
    expect(readTraceParent(header)).toBeUndefined();
  });
});
