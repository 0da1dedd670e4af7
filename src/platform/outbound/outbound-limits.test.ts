import type { RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  holdAnswers,
  type LoopbackServer,
  outboundTo,
  serveHttp,
  type TestOutbound,
} from "#tests/support/loopback-server.ts";
import type { OutboundOutcome } from "./outbound-request.ts";
import type { TargetSettings } from "./target.ts";

let server: LoopbackServer;
let outbound: TestOutbound;
/** Asked for each request, so that a test can change it. */
let answer: RequestListener;

const connect = (settings: Partial<TargetSettings> = {}): void => {
  outbound = outboundTo({ baseUrl: server.url, ...settings });
};

const answerWith =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end();

const describeOutcome = (outcome: OutboundOutcome): string | number =>
  outcome.kind === "replied" ? outcome.status : outcome.reason;

async function askMany(times: number, limits: Parameters<TestOutbound["ask"]>[0] = {}): Promise<(string | number)[]> {
  const outcomes: (string | number)[] = [];
  for (let i = 0; i < times; i++) outcomes.push(describeOutcome(await outbound.ask(limits)));
  return outcomes;
}

const metricOf = async (name: string): Promise<number> => {
  const { body } = await outbound.metrics.expose();
  return Number(new RegExp(`^${name}\\{target="if"\\} (\\d+)`, "m").exec(body)?.[1]);
};

beforeEach(async () => {
  answer = answerWith(200);
  server = await serveHttp((request, response) => answer(request, response));
  connect();
});

afterEach(async () => {
  vi.useRealTimers();
  await outbound.close(100);
  await server.close();
});

describe("the circuit", () => {
  /** The circuit looks at the wall clock; only that is moved, the network runs on. */
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
  const moveClockMs = (byMs: number): void => void vi.setSystemTime(Date.now() + byMs);

  test("opens after ten failures, and then nothing is sent", async () => {
    answer = answerWith(503);
    expect(await askMany(30)).toEqual([...Array<number>(10).fill(503), ...Array<string>(20).fill("circuit-open")]);
    expect(server.requests).toHaveLength(10);
    expect(await metricOf("sparv_outbound_circuit")).toBe(2);
    expect(outbound.lines.join()).toContain('"target":"if","state":"open"');
  });

  test("opens after ten failures also after a long period without failures", async () => {
    await askMany(100);
    answer = (request) => request.socket.destroy();
    const outcomes = await askMany(15);
    expect(outcomes.filter((outcome) => outcome === "connection")).toHaveLength(10);
    expect(outcomes.at(-1)).toBe("circuit-open");
  });

  test("opens for a system that hangs", async () => {
    answer = () => {};
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outbound.ask({ deadlineMs: 50 })));
    expect(outcomes.map(describeOutcome)).toEqual(Array(10).fill("timeout"));
    expect(await askMany(1)).toEqual(["circuit-open"]);
  });

  test("stays closed for answers that are our own fault, for a third of failures, and for callers who leave", async () => {
    answer = answerWith(400);
    expect(new Set(await askMany(30))).toEqual(new Set([400]));
    let count = 0;
    answer = (request, response) => answerWith(count++ % 3 === 0 ? 500 : 200)(request, response);
    expect(await askMany(60)).not.toContain("circuit-open");
    answer = () => {};
    for (let i = 0; i < 30; i++) {
      const controller = new AbortController();
      const call = outbound.ask({ signal: controller.signal });
      controller.abort();
      await call;
    }
    answer = answerWith(200);
    expect(await askMany(1)).toEqual([200]);
  });

  test("lets one call try after five seconds, while the others are still refused, and closes when it succeeds", async () => {
    answer = answerWith(503);
    await askMany(10);
    moveClockMs(4999);
    expect(await askMany(1)).toEqual(["circuit-open"]);
    moveClockMs(1);
    const { listener, arrived, held } = holdAnswers();
    answer = listener;
    const trial = outbound.ask();
    await arrived(1);
    expect(await metricOf("sparv_outbound_circuit")).toBe(1);
    expect((await Promise.all(Array.from({ length: 20 }, () => outbound.ask()))).map(describeOutcome)).toEqual(
      Array(20).fill("circuit-open"),
    );
    held[0]?.end();
    expect(describeOutcome(await trial)).toBe(200);
    answer = answerWith(200);
    expect(await askMany(20)).toEqual(Array(20).fill(200));
    expect(server.requests).toHaveLength(31);
  });

  test("stays open for five seconds more when the trial fails", async () => {
    answer = answerWith(503);
    await askMany(10);
    for (let round = 1; round <= 3; round++) {
      moveClockMs(5000);
      expect(await askMany(3)).toEqual([503, "circuit-open", "circuit-open"]);
      expect(server.requests).toHaveLength(10 + round);
    }
  });

  test("is not closed by a trial whose caller left", async () => {
    answer = answerWith(503);
    await askMany(10);
    moveClockMs(5000);
    const { listener, arrived } = holdAnswers();
    answer = listener;
    const controller = new AbortController();
    const trial = outbound.ask({ signal: controller.signal });
    await arrived(1);
    controller.abort();
    await trial;
    expect(await askMany(1)).toEqual(["circuit-open"]);
  });
});

describe("the slots", () => {
  test("bound the calls at once and the calls that wait; the next one is refused at once", async () => {
    const { listener, arrived, held } = holdAnswers();
    answer = listener;
    connect({ maxInFlight: 2, maxQueued: 3 });
    const calls = Array.from({ length: 5 }, () => outbound.ask());
    await arrived(2);
    expect(await askMany(2)).toEqual(["overloaded", "overloaded"]);
    expect(await metricOf("sparv_outbound_in_flight")).toBe(2);
    expect(await metricOf("sparv_outbound_queued")).toBe(3);
    for (let count = 1; count <= 5; count++) {
      await arrived(count);
      expect(held.filter((response) => !response.writableEnded).length).toBeLessThanOrEqual(2);
      held[count - 1]?.end();
    }
    expect((await Promise.all(calls)).map(describeOutcome)).toEqual(Array(5).fill(200));
    expect(await metricOf("sparv_outbound_in_flight")).toBe(0);
  });

  test("are never waited for beyond the deadline, nor after the caller has left", async () => {
    const { listener, arrived, held } = holdAnswers();
    answer = listener;
    connect({ maxInFlight: 1, maxQueued: 5 });
    const first = outbound.ask();
    await arrived(1);
    const controller = new AbortController();
    const left = outbound.ask({ signal: controller.signal });
    const startedMs = performance.now();
    expect(describeOutcome(await outbound.ask({ deadlineMs: 100 }))).toBe("overloaded");
    expect(performance.now() - startedMs).toBeLessThan(400);
    controller.abort();
    expect(describeOutcome(await left)).toBe("timeout");
    expect(await metricOf("sparv_outbound_queued")).toBe(0);
    held[0]?.end();
    await first;
    expect(server.requests).toHaveLength(1);
  });

  test("that were waited for leave less of the deadline", async () => {
    const { listener, arrived, held } = holdAnswers();
    answer = listener;
    connect({ maxInFlight: 1 });
    const first = outbound.ask();
    await arrived(1);
    const startedMs = performance.now();
    const second = outbound.ask({ deadlineMs: 300 });
    setTimeout(() => held[0]?.end(), 150);
    expect(describeOutcome(await second)).toBe("timeout");
    expect(performance.now() - startedMs).toBeLessThan(450);
    await first;
  });

  test("of one target are untouched by another that hangs", async () => {
    answer = () => {};
    connect({ maxInFlight: 1, maxQueued: 1 });
    const hung = [outbound.ask({ deadlineMs: 300 }), outbound.ask({ deadlineMs: 300 })];
    const healthy = await serveHttp(answerWith(200));
    const other = outboundTo({ baseUrl: healthy.url });
    expect(describeOutcome(await other.ask())).toBe(200);
    await Promise.all(hung);
    await other.close();
    await healthy.close();
  });
});

describe("a second try", () => {
  const failOnce = (fail: RequestListener): RequestListener => {
    let hasFailed = false;
    return (request, response) => {
      if (hasFailed) return answerWith(200)(request, response);
      hasFailed = true;
      return fail(request, response);
    };
  };

  test.each<[string, RequestListener]>([
    ["502", answerWith(502)],
    ["503", answerWith(503)],
    ["504", answerWith(504)],
    ["a cut connection", (request) => void request.socket.destroy()],
  ])("is made after %s, once it has been earned", async (_what, fail) => {
    await askMany(9, { repeatable: true });
    answer = failOnce(fail);
    expect(await askMany(1, { repeatable: true })).toEqual([200]);
    expect(await metricOf("sparv_outbound_retries_total")).toBe(1);
  });

  test.each<[string, RequestListener, { repeatable: boolean; deadlineMs?: number }, string | number]>([
    ["for a call that may not be repeated", answerWith(503), { repeatable: false }, 503],
    ["after an error in the other system", answerWith(500), { repeatable: true }, 500],
    ["after too many requests", answerWith(429), { repeatable: true }, 429],
    ["after a timeout", () => {}, { repeatable: true, deadlineMs: 100 }, "timeout"],
    ["when too little time is left", answerWith(503), { repeatable: true, deadlineMs: 60 }, 503],
  ])("is not made %s", async (_when, fail, limits, outcome) => {
    await askMany(20);
    const before = server.requests.length;
    answer = failOnce(fail);
    expect(await askMany(1, limits)).toEqual([outcome]);
    expect(server.requests).toHaveLength(before + 1);
  });

  test("is made for at most one call in ten, however much fails", async () => {
    let count = 0;
    answer = (request, response) => answerWith(count++ % 3 === 0 ? 503 : 200)(request, response);
    const outcomes = await askMany(200, { repeatable: true });
    expect(outcomes).not.toContain("circuit-open");
    expect(server.requests.length).toBeGreaterThan(210);
    expect(server.requests.length).toBeLessThanOrEqual(220);
  });

  test("cannot be saved up beyond ten", async () => {
    await askMany(500, { repeatable: true });
    let count = 0;
    answer = (request, response) => answerWith(count++ % 3 === 0 ? 503 : 200)(request, response);
    await askMany(50, { repeatable: true });
    expect(server.requests.length).toBeLessThanOrEqual(550 + 10 + 5);
  });

  test("that fails too gives its own failure, within the deadline of the first", async () => {
    await askMany(20);
    const { listener: hang } = holdAnswers();
    answer = (_request, response) => {
      answer = hang;
      setTimeout(() => response.writeHead(503).end(), 200);
    };
    const startedMs = performance.now();
    expect(await askMany(1, { repeatable: true, deadlineMs: 400 })).toEqual(["timeout"]);
    expect(performance.now() - startedMs).toBeLessThan(550);
  });

  test("is not made when the caller leaves in between", async () => {
    await askMany(20);
    const controller = new AbortController();
    answer = (request, response) => {
      response.on("close", () => controller.abort());
      answerWith(503)(request, response);
    };
    expect(await askMany(1, { repeatable: true, signal: controller.signal })).toEqual(["timeout"]);
    expect(server.requests).toHaveLength(21);
  });
});
