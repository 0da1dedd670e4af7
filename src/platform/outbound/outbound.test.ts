import { getEventListeners, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { afterEach, describe, expect, test } from "vitest";
import { startTracing, withClientSpan } from "#platform/telemetry/tracing.ts";
import {
  holdAnswers,
  type LoopbackServer,
  outboundTo,
  serveHttp,
  serveRaw,
  type TestOutbound,
} from "#tests/support/loopback-server.ts";
import type { TargetSettings } from "./target.ts";

const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

const http = async (...given: Parameters<typeof serveHttp>): Promise<LoopbackServer> => keep(await serveHttp(...given));
const raw = async (...given: Parameters<typeof serveRaw>): Promise<LoopbackServer> => keep(await serveRaw(...given));
const to = (settings: TargetSettings): TestOutbound => keep(outboundTo(settings));

function keep<T extends { close(): Promise<void> }>(each: T): T {
  opened.push(each);
  return each;
}

async function elapsedMs(work: Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work;
  return performance.now() - startedMs;
}

describe("an answer", () => {
  test("comes back with status, type, headers and text, and the request arrives whole below the target's address", async () => {
    let received = "";
    const server = await http((request, response) => {
      request.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
      request.on("end", () => {
        response.writeHead(201, { "content-type": "application/json", "x-quote": "q1" }).end('{"premie":"får"}');
      });
    });
    const outcome = await to({ baseUrl: `${server.url}/providers/if/` }).send(
      "if",
      { method: "POST", path: "/quote?v=2", headers: { "content-type": "text/plain", "x-key": "k" }, body: "Åsa" },
      { deadlineMs: 5000, repeatable: false },
    );
    expect(outcome).toMatchObject({
      kind: "replied",
      status: 201,
      contentType: "application/json",
      body: '{"premie":"får"}',
    });
    expect(outcome.kind === "replied" && outcome.headers["x-quote"]).toBe("q1");
    expect(received).toBe("Åsa");
    expect(server.requests[0]).toMatchObject({ method: "POST", url: "/providers/if/quote?v=2" });
    expect(server.requests[0]?.headers).toMatchObject({ "x-key": "k", "content-length": "4" });
  });

  test.each([
    ["text/xml; charset=ISO-8859-1", Buffer.from("p\xe5 v\xe4g", "latin1"), "på väg"],
    ['text/xml; charset="windows-1252"', Buffer.from([0x80]), "€"],
    ["text/plain; charset=utf-8", Buffer.from("på väg"), "på väg"],
    ["text/plain; charset=klingon", Buffer.from("på väg"), "på väg"],
    ["application/json", Buffer.from("\ufeff{}"), "{}"],
    ["application/json", Buffer.alloc(0), ""],
  ])("written as %s is read so", async (contentType, bytes, text) => {
    const server = await http((_request, response) =>
      response.writeHead(200, { "content-type": contentType }).end(bytes),
    );
    expect(await to({ baseUrl: server.url }).ask()).toMatchObject({ kind: "replied", contentType, body: text });
  });

  test("that comes in pieces is put together, also inside a letter", async () => {
    const bytes = Buffer.from("åäö");
    const server = await raw((socket) =>
      socket.once("data", () => {
        socket.write("HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n");
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`);
        socket.write(bytes.subarray(0, 3));
        setImmediate(() => socket.write(bytes.subarray(3)));
      }),
    );
    expect(await to({ baseUrl: server.url }).ask()).toMatchObject({
      kind: "replied",
      status: 200,
      contentType: "",
      body: "åäö",
    });
  });

  test("that points elsewhere is not followed", async () => {
    const elsewhere = await http((_request, response) => response.end("secret"));
    const server = await http((_request, response) => response.writeHead(302, { location: elsewhere.url }).end());
    expect(await to({ baseUrl: server.url }).ask()).toMatchObject({ kind: "replied", status: 302 });
    expect(elsewhere.requests).toEqual([]);
  });

  test.each([400, 404, 429, 500, 503])("with status %i is an answer like any other", async (status) => {
    const server = await http((_request, response) => response.writeHead(status).end("no"));
    expect(await to({ baseUrl: server.url }).ask()).toMatchObject({ kind: "replied", status, body: "no" });
  });
});

/** Reports each request, and answers a moment later. */
const ANSWERING = `
  const { parentPort } = require("node:worker_threads");
  const server = require("node:http").createServer((request, response) => {
    parentPort.postMessage("arrived");
    setTimeout(() => response.end("in time"), 20);
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

describe("a timeout", () => {
  test("ends the wait for a system that never answers, and cuts the connection", async () => {
    const { listener, arrived, held } = holdAnswers();
    const server = await http(listener);
    const outbound = to({ baseUrl: server.url });
    const call = outbound.ask({ deadlineMs: 150 });
    // A bare wait of the same length beside it: what delays the machine delays both.
    const bareMs = elapsedMs(delay(150));
    await arrived(1);
    const cut = once(held[0]!, "close");
    const tookMs = await elapsedMs(call);
    expect(await call).toEqual({ kind: "failed", reason: "timeout" });
    expect(tookMs).toBeLessThan((await bareMs) + 250);
    await cut;
  });

  test("does not end a call whose answer has arrived while the process had no time to read it", async () => {
    // In a thread of its own: it answers while the test's stands still.
    const server = new Worker(ANSWERING, { eval: true });
    const [port] = (await once(server, "message")) as [number];
    const outbound = to({ baseUrl: `http://127.0.0.1:${port}` });
    const call = outbound.ask({ deadlineMs: 1000 });
    await once(server, "message");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100);
    expect(await call).toMatchObject({ kind: "replied", body: "in time" });
    await server.terminate();
  });

  test("counts the whole answer, not the time between its pieces", async () => {
    const server = await http((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    });
    const call = to({ baseUrl: server.url }).ask({ deadlineMs: 200 });
    expect(await elapsedMs(call)).toBeLessThan(500);
    expect(await call).toEqual({ kind: "failed", reason: "timeout" });
  });

  test("also ends the wait for a connection, whose slot is free when the attempt is over", async () => {
    const server = await raw(() => {});
    const outbound = to({
      baseUrl: server.url.replace("http:", "https:"),
      connectTimeoutMs: 400,
      maxInFlight: 1,
      maxQueued: 1,
    });
    const call = outbound.ask({ deadlineMs: 100 });
    expect(await elapsedMs(call)).toBeLessThan(300);
    expect(await call).toEqual({ kind: "failed", reason: "timeout" });
    expect((await outbound.metrics.expose()).body).toContain('sparv_outbound_in_flight{target="if"} 1');
    expect(await outbound.ask({ deadlineMs: 2000 })).toEqual({ kind: "failed", reason: "connection" });
    expect((await outbound.metrics.expose()).body).toContain('sparv_outbound_in_flight{target="if"} 0');
  });

  test.each([0, -5])("of %i ms sends nothing", async (deadlineMs) => {
    const server = await http((_request, response) => response.end());
    expect(await to({ baseUrl: server.url }).ask({ deadlineMs })).toEqual({ kind: "failed", reason: "timeout" });
    expect(server.requests).toEqual([]);
  });
});

describe("a broken connection", () => {
  test("is reported when the connection is cut", async () => {
    const server = await http((request) => request.socket.destroy());
    expect(await to({ baseUrl: server.url }).ask()).toEqual({ kind: "failed", reason: "connection" });
  });

  test("is reported when no server listens", async () => {
    const server = await http(() => {});
    await server.close();
    expect(await to({ baseUrl: server.url }).ask()).toEqual({ kind: "failed", reason: "connection" });
  });

  test.each([
    ["garbage", "\x00\x01 not a protocol we speak\r\n\r\n"],
    ["half an answer", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"],
    ["headers without end", `HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}`],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"],
  ])("is reported when %s comes", async (_what, bytes) => {
    const server = await raw((socket) => socket.once("data", () => socket.end(bytes)));
    expect(await to({ baseUrl: server.url }).ask()).toEqual({ kind: "failed", reason: "connection" });
  });
});

describe("a body that is too large", () => {
  test("is not waited for when its header announces it", async () => {
    const server = await http((_request, response) => {
      response.writeHead(200, { "content-length": "2097153" }).flushHeaders();
    });
    expect(await to({ baseUrl: server.url }).ask()).toEqual({ kind: "failed", reason: "too-large" });
  });

  test("is cut where it passes the cap", async () => {
    let isCut = false;
    const server = await http((_request, response) => {
      response.on("close", () => (isCut = !response.writableFinished));
      const piece = Buffer.alloc(64 * 1024, "x");
      const pour = () => {
        while (!response.destroyed && response.write(piece)) continue;
      };
      response.on("drain", pour);
      pour();
    });
    expect(await to({ baseUrl: server.url }).ask()).toEqual({ kind: "failed", reason: "too-large" });
    await expect.poll(() => isCut).toBe(true);
  });

  test("begins one byte above the cap", async () => {
    const server = await http((request, response) => response.end("x".repeat(Number(request.url?.slice(1)))));
    const outbound = to({ baseUrl: server.url, maxBodyBytes: 1000 });
    expect(await outbound.ask({ path: "/1000" })).toMatchObject({ kind: "replied" });
    expect(await outbound.ask({ path: "/1001" })).toEqual({ kind: "failed", reason: "too-large" });
  });
});

describe("the caller's signal", () => {
  test("ends the wait at once and cuts the connection", async () => {
    const { listener, arrived, held } = holdAnswers();
    const outbound = to({ baseUrl: (await http(listener)).url });
    const controller = new AbortController();
    const call = outbound.ask({ signal: controller.signal });
    await arrived(1);
    const cut = once(held[0]!, "close");
    controller.abort();
    expect(await call).toEqual({ kind: "failed", reason: "timeout" });
    await cut;
  });

  test("that has already fired sends nothing", async () => {
    const server = await http((_request, response) => response.end());
    expect(await to({ baseUrl: server.url }).ask({ signal: AbortSignal.abort() })).toEqual({
      kind: "failed",
      reason: "timeout",
    });
    expect(server.requests).toEqual([]);
  });

  test("shared by many calls is left as it was found", async () => {
    const warnings: unknown[] = [];
    const onWarning = (warning: unknown) => warnings.push(warning);
    process.on("warning", onWarning);
    const server = await http((_request, response) => response.end());
    const outbound = to({ baseUrl: server.url });
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 30 }, () => outbound.ask({ signal })));
    process.off("warning", onWarning);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe("what cannot be sent", () => {
  test.each([
    ["a line break in a header", { path: "/", headers: { "x-name": "a\r\nx-admin: 1" } }],
    ["a line break in the path", { path: "/a b", headers: {} }],
    ["a path that is an address", { path: "http://127.0.0.1:1/", headers: {} }],
    ["a path without a slash", { path: "quote", headers: {} }],
    ["a path out of the target's folder", { path: "/../folksam/quote", headers: {} }],
  ])("is %s: it is logged as a fault of ours and never leaves", async (_what, request) => {
    const server = await http((_request, response) => response.end());
    const outbound = to({ baseUrl: `${server.url}/if` });
    const limits = { deadlineMs: 1000, repeatable: true };
    expect(await outbound.send("if", { method: "GET", ...request }, limits)).toEqual({
      kind: "failed",
      reason: "connection",
    });
    expect(server.requests).toEqual([]);
    expect(outbound.lines.join()).toContain("request cannot be sent");
  });

  test("an unknown target throws, and so does a call without a deadline", () => {
    const outbound = to({ baseUrl: "http://127.0.0.1:1" });
    const request = { method: "GET", path: "/", headers: {} } as const;
    expect(() => outbound.send("unknown", request, { deadlineMs: 1, repeatable: false })).toThrow("unknown");
    for (const deadlineMs of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
      expect(() => outbound.send("if", request, { deadlineMs, repeatable: false })).toThrow("no deadline");
    }
  });
});

test("the trace is sent when there is one", async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = startTracing({ service: "web", environment: "test", processor: new SimpleSpanProcessor(exporter) });
  const server = await http((request, response) => response.writeHead(request.url === "/ok" ? 200 : 500).end());
  const outbound = to({ baseUrl: server.url });
  await withClientSpan("search", {}, async () => {
    await outbound.ask({ path: "/ok" });
    await outbound.ask({ path: "/broken" });
  });
  const [ok, broken, search] = exporter.getFinishedSpans();
  await tracing.stop();
  await outbound.ask({ path: "/ok" });
  expect(server.requests.map(({ headers }) => headers["traceparent"])).toEqual([
    `00-${search?.spanContext().traceId}-${ok?.spanContext().spanId}-01`,
    `00-${search?.spanContext().traceId}-${broken?.spanContext().spanId}-01`,
    undefined,
  ]);
  expect(ok?.attributes).toEqual({ target: "if", method: "GET", status: 200 });
  expect(broken?.status.message).toBe("5xx");
});

test("every call is counted by how it ended", async () => {
  const server = await http((request, response) => {
    if (request.url === "/cut") request.socket.destroy();
    else response.writeHead(Number(request.url?.slice(1))).end();
  });
  const outbound = to({ baseUrl: server.url });
  for (const path of ["/200", "/204", "/404", "/503", "/cut"]) await outbound.ask({ path });
  await outbound.ask({ signal: AbortSignal.abort() });
  const { body } = await outbound.metrics.expose();
  const counts = [...body.matchAll(/sparv_outbound_seconds_count\{target="if",outcome="(.+?)"\} (\d+)/g)];
  expect(counts.map(([, outcome, count]) => `${outcome} ${count}`)).toEqual([
    "2xx 2",
    "4xx 1",
    "5xx 1",
    "connection 1",
    "cancelled 1",
  ]);
});

test("closing lets calls under way end, and no call begins after it", async () => {
  const { listener, arrived, held } = holdAnswers();
  const outbound = to({ baseUrl: (await http(listener)).url });
  const call = outbound.ask();
  await arrived(1);
  const closed = outbound.close();
  held[0]?.end("late");
  expect(await call).toMatchObject({ kind: "replied", body: "late" });
  await closed;
  expect(await outbound.ask()).toEqual({ kind: "failed", reason: "connection" });
});

test("closing cuts what is still under way when the grace is over", async () => {
  const { listener, arrived } = holdAnswers();
  const outbound = to({ baseUrl: (await http(listener)).url });
  const call = outbound.ask();
  await arrived(1);
  await outbound.close(50);
  expect(await call).toEqual({ kind: "failed", reason: "connection" });
});
