import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEndpoint } from "#adapters/restate/endpoint.ts";
import { registerDeployment } from "#adapters/restate/register-deployment.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { restateWorkflow } from "#adapters/restate/restate-workflow.ts";
import { systemClock } from "#platform/clock.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { randomId } from "#platform/ids.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { startTestEngine, type TestEngine } from "./test-engine.ts";

/** One workflow whose body each test provides by its id. */
const bodies = new Map<string, (durable: Durable, input: unknown) => Promise<unknown>>();
const description = {
  name: "testflow",
  remembersMs: 3_600_000,
  body: (durable: Durable, input: unknown) => {
    const body = bodies.get(durable.key);
    if (!body) throw new Error(`no body for ${durable.key}`);
    return body(durable, input);
  },
};

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine([description]);
});
afterAll(() => engine.stop());

const WAIT_MS = 20_000;

async function runFlow(body: (durable: Durable, input: unknown) => Promise<unknown>, input: unknown = {}) {
  const id = randomId();
  bodies.set(id, body);
  await engine.starter.start("testflow", id, input);
  return { id, outcome: await engine.starter.outcome("testflow", id, WAIT_MS) };
}

test("a step's answer is stored: a failed step runs again, a successful one does not", async () => {
  const calls: string[] = [];
  const { outcome } = await runFlow(async (durable) => {
    const first = await durable.run("first", async () => {
      calls.push("first");
      return 1;
    });
    const second = await durable.run("second", async () => {
      calls.push("second");
      if (calls.filter((call) => call === "second").length < 3) throw new Error("not yet");
      return 2;
    });
    return { first, second };
  });
  expect(outcome).toEqual({ first: 1, second: 2 });
  expect(calls).toEqual(["first", "second", "second", "second"]);
});

test("a step that can never succeed is not retried, and the workflow may continue", async () => {
  let calls = 0;
  const { outcome } = await runFlow(async (durable) => {
    try {
      await durable.run("hopeless", async () => {
        calls += 1;
        throw new StepRefused("no such order");
      });
    } catch (error) {
      return error instanceof StepRefused ? `refused: ${error.message}` : "another error";
    }
    return "succeeded";
  });
  expect(outcome).toBe("refused: no such order");
  expect(calls).toBe(1);
});

test("an unhandled refusal ends the workflow", async () => {
  const id = randomId();
  let calls = 0;
  bodies.set(id, (durable) =>
    durable.run("hopeless", () => {
      calls += 1;
      return Promise.reject(new StepRefused("no such order"));
    }),
  );
  await engine.starter.start("testflow", id, {});
  await expect(engine.starter.outcome("testflow", id, WAIT_MS)).rejects.toThrow("no such order");
  expect(calls).toBe(1);
});

test("a limited step ends as refused after its last attempt", async () => {
  let calls = 0;
  const { outcome } = await runFlow(async (durable) => {
    const limits = { maxAttempts: 3, firstWaitMs: 10, maxWaitMs: 20 };
    const failing = durable.run("limited", () => Promise.reject(new RangeError(`attempt ${++calls}`)), limits);
    return failing.then(
      () => "succeeded",
      (error: unknown) => (error instanceof StepRefused ? `refused: ${error.message}` : "another error"),
    );
  });
  // The kind of the last failure, and nothing of its text.
  expect(outcome).toMatch(/^refused: .*RangeError/);
  expect(outcome).not.toContain("attempt");
  expect(calls).toBe(3);
});

test("parallel steps run one after the other instead of blocking the engine", async () => {
  let running = 0;
  let most = 0;
  const { outcome } = await runFlow((durable) =>
    Promise.all(
      [1, 2, 3].map((number) =>
        durable.run(`part ${number}`, async () => {
          most = Math.max(most, ++running);
          await systemClock.sleep(5);
          running -= 1;
          return number;
        }),
      ),
    ),
  );
  expect(outcome).toEqual([1, 2, 3]);
  expect(most).toBe(1);
});

test("the same id started many times at once runs once and gives every caller the same answer", async () => {
  let runs = 0;
  const id = randomId();
  bodies.set(id, (durable) => durable.run("count", async () => ++runs));
  await Promise.all(Array.from({ length: 10 }, () => engine.starter.start("testflow", id, {})));
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toBe(1);
  await engine.starter.start("testflow", id, {});
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toBe(1);
  expect(runs).toBe(1);
});

test("a workflow waits for a signal, and the first one counts", async () => {
  const id = randomId();
  bodies.set(id, (durable) => durable.waitFor("paid", WAIT_MS));
  await engine.starter.start("testflow", id, {});
  await engine.starter.signal("testflow", id, "paid", { receipt: 1 });
  await engine.starter.signal("testflow", id, "paid", { receipt: 2 });
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toEqual({ receipt: 1 });
});

test("a signal that cannot be read is refused once, and does not stop the workflow", async () => {
  const id = randomId();
  bodies.set(id, (durable) => durable.waitFor("paid", WAIT_MS));
  await engine.starter.start("testflow", id, {});
  const sent = await Promise.all(
    ["null", '"paid"', "{}", "{not json"].map((body) =>
      fetch(`${engine.restate.url}/testflow/${id}/signal`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        signal: AbortSignal.timeout(10_000),
      }).then(({ status }) => status),
    ),
  );
  expect(sent).toEqual([500, 500, 500, 400]);
  expect(await engine.query("select id from sys_invocation where status = 'backing-off'")).toEqual([]);
  await engine.starter.signal("testflow", id, "paid", "yes");
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toBe("yes");
});

test("a missing signal ends the wait", async () => {
  const { outcome } = await runFlow(async (durable) =>
    (await durable.waitFor("paid", 50)) === undefined ? "gave up" : "paid",
  );
  expect(outcome).toBe("gave up");
});

test("an outcome that is late, or of a workflow that was never started, is undefined", async () => {
  const id = randomId();
  bodies.set(id, (durable) => durable.waitFor("never", WAIT_MS));
  await engine.starter.start("testflow", id, {});
  expect(await engine.starter.outcome("testflow", id, 100)).toBeUndefined();
  expect(await engine.starter.outcome("testflow", randomId(), 1_000)).toBeUndefined();
  await engine.starter.signal("testflow", id, "never", "now");
});

test("time does not change in a replay, and a sleep runs once", async () => {
  const seen: number[] = [];
  let restarted = false;
  const id = randomId();
  bodies.set(id, async (durable) => {
    seen.push(await durable.nowMs());
    await durable.sleep("a moment", 20);
    await durable.run("fails once", async () => {
      if (!restarted) {
        restarted = true;
        throw new Error("again");
      }
    });
    return "done";
  });
  await engine.starter.start("testflow", id, {});
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toBe("done");
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});

test("a workflow interrupted with its worker continues on the next one", async () => {
  const id = randomId();
  const reached = Promise.withResolvers<void>();
  let runs = 0;
  bodies.set(id, async (durable) => {
    const stored = await durable.run("before", async () => ++runs);
    await durable.run("cut off", async () => {
      if (runs === 1) {
        runs = 2;
        reached.resolve();
        await systemClock.sleep(60_000);
      }
    });
    return stored;
  });
  await engine.starter.start("testflow", id, {});
  await reached.promise;
  await engine.restartWorker();
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toBe(1);
});

test("a workflow survives a crash of the engine", async () => {
  const id = randomId();
  bodies.set(id, async (durable) => {
    const stored = await durable.run("before", async () => "stored");
    const paid = await durable.waitFor<string>("paid", WAIT_MS);
    return { stored, paid };
  });
  await engine.starter.start("testflow", id, {});
  await engine.restate.kill9();
  await expect(engine.starter.start("testflow", randomId(), {})).rejects.toThrow("fetch failed");
  await engine.restate.restart();
  await engine.starter.signal("testflow", id, "paid", "yes");
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toEqual({ stored: "stored", paid: "yes" });
});

test("the engine never sees the message of a failing step, only the kind of failure", async () => {
  const secret = "199001012385";
  const id = randomId();
  const failing = Promise.withResolvers<void>();
  let isFailing = true;
  bodies.set(id, (durable) =>
    durable.run(
      "leaky",
      async () => {
        if (!isFailing) return "done";
        failing.resolve();
        throw Object.assign(new TypeError(`cannot read ${secret}`), { code: "E_LEAK" });
      },
      { firstWaitMs: 200 },
    ),
  );
  await engine.starter.start("testflow", id, {});
  await failing.promise;
  const failures = () => engine.query(`select * from sys_invocation where target_service_key = '${id}'`);
  await expect.poll(async () => JSON.stringify(await failures())).toContain("leaky: TypeError E_LEAK");
  expect(JSON.stringify(await failures())).not.toContain(secret);
  isFailing = false;
  expect(await engine.starter.outcome("testflow", id, WAIT_MS)).toBe("done");
});

test("a start gives up in time when the engine accepts the connection but does not answer", async () => {
  const { createServer } = await import("node:net");
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const { port } = mute.address() as { port: number };
  const starter = createRestateStarter({ ingressUrl: `http://127.0.0.1:${port}`, answerWithinMs: 100 });
  const began = performance.now();
  await expect(starter.start("testflow", randomId(), {})).rejects.toThrow("timeout");
  expect(performance.now() - began).toBeLessThan(2_000);
  mute.close();
});

test("a worker that returns at its address is accepted unchanged, also where nothing may be replaced", async () => {
  const [deployment] = await engine.query("select endpoint from sys_deployment");
  const workerUrl = String(deployment?.["endpoint"]).replace(/\/$/, "");
  const registering = registerDeployment({
    adminUrl: engine.restate.adminUrl,
    workerUrl,
    canReplace: false,
    clock: systemClock,
    log: noopLogger,
    signal: AbortSignal.timeout(3_000),
  });
  await expect(registering).resolves.toBeUndefined();
});

test("the worker listens on the configured interface and refuses unsigned requests", async () => {
  const [port = 0] = await freePorts(1);
  const endpoint = await startEndpoint({
    workflows: [restateWorkflow(description, noopLogger)],
    host: "127.0.0.1",
    port,
    identityKeys: ["publickeyv1_w7YHemBctH5Ck2nQRQ47iBBqhNHy4FV7t2Usbye2A6f"],
    log: noopLogger,
  });
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && !address.internal && address.family === "IPv4");
  const reached = await Promise.all(others.map((address) => canConnect(address?.address ?? "", port)));
  expect(reached.filter(Boolean)).toEqual([]);
  expect(await canConnect("127.0.0.1", port)).toBe(true);

  const controller = new AbortController();
  const registering = registerDeployment({
    adminUrl: engine.restate.adminUrl,
    workerUrl: `http://127.0.0.1:${port}`,
    canReplace: true,
    clock: systemClock,
    log: { ...noopLogger, warn: () => controller.abort(new Error("refused")) },
    signal: controller.signal,
  });
  await expect(registering).rejects.toThrow("refused");
  await endpoint.close(0);
});

const canConnect = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
