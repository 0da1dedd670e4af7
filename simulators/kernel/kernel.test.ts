import { connect, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { certainFault } from "./fault.ts";
import { jsonReply, type ListeningSystem, type MountedSystem, type SystemTools } from "./system.ts";

const TARGET = "things/echo";
const LONG_MS = 60_000;

/** Answers what it was sent, and counts what it did. */
const echoSystem = ({ counters }: SystemTools): MountedSystem => ({
  kind: "mounted",
  target: TARGET,
  latency: { minMs: 100, maxMs: 200 },
  operations: [
    {
      name: "echo",
      method: "POST",
      path: "/echo/:name",
      latencyShare: 1,
      answer({ body, parameters, query }) {
        counters.placed(TARGET, body);
        const reply = jsonReply(200, { body, name: parameters["name"], q: query.get("q") });
        return body === "magic" ? { ...reply, fault: certainFault("5xx") } : reply;
      },
    },
    {
      name: "look",
      method: "GET",
      path: "/look",
      latencyShare: 0,
      answer: () => {
        throw new Error("broken on purpose");
      },
    },
  ],
});

/** A protocol of its own on a port of its own: greets, unless a fault makes it hang up. */
const greeterSystem: ListeningSystem = {
  kind: "listening",
  target: "things/greeter",
  operationNames: ["greet"],
  listen: ({ faults, counters }) =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        counters.call("things/greeter", "greet");
        if (faults.draw("things/greeter", "greet", "")?.kind === "reset") socket.resetAndDestroy();
        else socket.end("220 hello");
      });
      server.listen(0, "127.0.0.1", () => {
        const { port } = server.address() as { port: number };
        resolve({ url: `tcp://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(() => done())) });
      });
    }),
};

let simulators: Simulators;
let control: SimulatorControl;
const clock = movableClock(0);

const start = async (seed = 1) => {
  simulators = await startSimulators({
    seed,
    speed: "instant",
    clock,
    systems: (tools) => [echoSystem(tools), greeterSystem],
  });
  control = controlSimulators(simulators.url);
};

const post = (body: string, signal?: AbortSignal) =>
  fetch(`${simulators.url}/${TARGET}/echo/a%20b?q=1`, { method: "POST", body, ...(signal ? { signal } : {}) });

/** Long enough for a busy machine; only where no answer is what is waited for is it worth being short. */
const PATIENT_MS = 10_000;
const SHORT_MS = 300;

const outcome = async (body: string, withinMs = PATIENT_MS): Promise<string> => {
  try {
    const answer = await post(body, AbortSignal.timeout(withinMs));
    const text = await answer.text();
    try {
      return `${answer.status} ${(JSON.parse(text) as { body?: string }).body}`;
    } catch {
      return `${answer.status} not JSON`;
    }
  } catch (error) {
    return (error as Error).name === "TimeoutError" ? "no answer" : "cut";
  }
};

beforeEach(() => start());
afterEach(() => simulators.close());

describe("a mounted system", () => {
  it("is reached below its target, with path, query and body", async () => {
    const answer = await post("hej");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ body: "hej", name: "a b", q: "1" });
  });

  it.each(["/", "/things/other/echo/x", "/things/echo/none", "/things/echo/echo/%ff"])(
    "does not answer at %s",
    async (path) => {
      expect((await fetch(`${simulators.url}${path}`, { method: "POST", body: "x" })).status).toBe(404);
    },
  );

  it("that breaks reports that it is the simulator that broke", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await fetch(`${simulators.url}/${TARGET}/look`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain("simulator broke");
    expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  });

  it("is not sent more than it would ever need", async () => {
    await expect(post("x".repeat(1_100_000))).rejects.toThrow("fetch failed");
    expect(await control.orders(TARGET)).toEqual({});
  });
});

describe("a system with a listener of its own", () => {
  const greet = (): Promise<string> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(simulators.ownUrls["things/greeter"] ?? "");
      let received = "";
      connect(Number(port), hostname)
        .on("data", (data) => (received += String(data)))
        .on("error", () => resolve("cut"))
        .on("end", () => resolve(received));
    });

  it("shares the control API's faults and counters", async () => {
    expect(await greet()).toBe("220 hello");
    await control.setFaults("things/greeter", { kind: "reset", count: 1 });
    expect(await greet()).toBe("cut");
    expect(await greet()).toBe("220 hello");
    expect((await control.counters("things/greeter")).calls).toEqual({ greet: 3 });
  });
});

describe("a fault", () => {
  it.each([
    ["hang", "no answer", 0],
    ["reset", "cut", 0],
    ["5xx", "50", 0],
    ["garbage", "200", 1],
    ["truncate", "cut", 1],
    ["answer-lost", "cut", 1],
    ["duplicate-answer", "200 order", 1],
  ] as const)("%s: the caller sees %j, and the work is done %i times", async (kind, seen, worked) => {
    await control.setFaults(TARGET, { kind });
    const got = await outcome("order", seen === "no answer" ? SHORT_MS : PATIENT_MS);
    expect(got.startsWith(seen)).toBe(true);
    expect(got.includes("order")).toBe(seen.includes("order"));
    expect(await control.orders(TARGET)).toEqual(worked ? { order: worked } : {});
    expect((await control.counters(TARGET)).faults).toEqual({ [kind]: 1 });
  });

  it("slow: the answer comes whole, after the delay and not before", async () => {
    await control.setFaults(TARGET, { kind: "slow", delayMs: LONG_MS });
    const answer = post("late").then((reply) => reply.json());
    await expect.poll(() => control.orders(TARGET)).toEqual({ late: 1 });
    const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 50, "nothing yet"))]);
    expect(first).toBe("nothing yet");
    clock.moveMs(LONG_MS);
    expect(await answer).toMatchObject({ body: "late" });
  });

  it("hits only the operation that it names", async () => {
    await control.setFaults(TARGET, { kind: "5xx", operation: "look" });
    expect(await outcome("order")).toBe("200 order");
  });

  it("goes away after its count", async () => {
    await control.setFaults(TARGET, { kind: "5xx", count: 2 });
    const got = [await outcome("a"), await outcome("b"), await outcome("c")];
    expect(got.map((text) => text.startsWith("50"))).toEqual([true, true, false]);
    expect(await control.faults(TARGET)).toEqual([]);
  });

  it("goes away when it is cleared, for one target or for all", async () => {
    await control.setFaults(TARGET, { kind: "reset" });
    await control.clearFaults(TARGET);
    expect(await outcome("a")).toBe("200 a");
    await control.setFaults(TARGET, { kind: "reset" });
    await control.clearFaults();
    expect(await outcome("b")).toBe("200 b");
  });

  it("asked for by the input affects that input alone", async () => {
    expect(await outcome("magic")).toMatch(/^50/);
    expect(await outcome("plain")).toBe("200 plain");
  });

  it("hits its share of the calls, the same ones in every run of a seed, however they interleave", async () => {
    const run = async (seed: number, questions: readonly string[]): Promise<string> => {
      await simulators.close();
      await start(seed);
      await control.setFaults(TARGET, { kind: "5xx", share: 0.3 });
      const hit: string[] = [];
      await Promise.all(questions.map(async (body) => (await outcome(body)).startsWith("50") && hit.push(body)));
      return hit.toSorted().join(" ");
    };
    const questions = Array.from({ length: 200 }, (_, at) => `q${at}`);
    const first = await run(1, questions);
    expect(await run(1, questions.toReversed())).toBe(first);
    expect(await run(2, questions)).not.toBe(first);
    expect(first.split(" ").length).toBeGreaterThan(35);
    expect(first.split(" ").length).toBeLessThan(85);
  });

  it("draws again when the same question is asked again, so that a retry can succeed", async () => {
    await control.setFaults(TARGET, { kind: "5xx", share: 0.5 });
    const got: boolean[] = [];
    for (let attempt = 0; attempt < 20; attempt++) got.push((await outcome("again")).startsWith("50"));
    expect(new Set(got).size).toBe(2);
  });
});

describe("the control API", () => {
  it("lists the targets with their operations and faults", async () => {
    await control.setFaults(TARGET, { kind: "slow", share: 0.5, delayMs: 10 }, { kind: "reset", share: 0.1 });
    expect(await control.targets()).toMatchObject([
      { target: TARGET, operations: ["echo", "look"], faults: [{ kind: "slow", share: 0.5 }, { kind: "reset" }] },
      { target: "things/greeter", operations: ["greet"], faults: [] },
    ]);
    expect(await control.health()).toEqual({ seed: 1, speed: "instant", targets: 2 });
  });

  it("counts calls, placements and those placed twice, until it is reset", async () => {
    for (const body of ["a", "b", "b", "b"]) await outcome(body);
    expect(await control.counters(TARGET)).toEqual({
      calls: { echo: 4 },
      faults: {},
      tallies: {},
      orders: { references: 2, placements: 4, duplicates: 2 },
    });
    expect(await control.orders(TARGET)).toEqual({ a: 1, b: 3 });
    await control.resetCounters(TARGET);
    expect(await control.orders(TARGET)).toEqual({});
    await outcome("c");
    await control.resetCounters();
    expect((await control.allCounters())[TARGET]?.calls).toEqual({});
  });

  it.each([
    [{ kind: "melt" }, "kind is one of"],
    [{ kind: "slow", share: 2 }, "share"],
    [{ kind: "slow", delayMs: -1 }, "delayMs"],
    [{ kind: "slow", count: 0.5 }, "count"],
    [{ kind: "slow", operation: "sing" }, "operation is one of"],
    [{ kind: "slow", shar: 1 }, "unknown key shar"],
    ["slow", "a fault is an object"],
  ])("refuses %j and changes nothing", async (fault, why) => {
    const answer = await fetch(`${simulators.url}/_control/targets/${TARGET}/faults`, {
      method: "PUT",
      body: JSON.stringify(fault),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(why);
    expect(await control.faults(TARGET)).toEqual([]);
  });

  it("knows no other targets and calls", async () => {
    await expect(control.faults("things/none")).rejects.toThrow("no such target");
    expect((await fetch(`${simulators.url}/_control/nonsense`)).status).toBe(404);
    expect((await fetch(`${simulators.url}/_control/speed`, { method: "PUT", body: "{}" })).status).toBe(400);
  });

  it("turns the speed: at real speed an answer takes the system's time, the same for the same question", async () => {
    await control.setSpeed("real");
    const answer = post("timed");
    await expect.poll(() => control.orders(TARGET)).toEqual({ timed: 1 });
    clock.moveMs(99);
    const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 50, "nothing yet"))]);
    expect(early).toBe("nothing yet");
    clock.moveMs(101);
    expect((await answer).status).toBe(200);
    await control.setSpeed("instant");
    expect(await outcome("timed")).toBe("200 timed");
  });
});
