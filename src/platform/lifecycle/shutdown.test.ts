import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { createLogger } from "#platform/logging/logger.ts";
import { createShutdown } from "./shutdown.ts";

function create(graceMs = 1000) {
  const lines: string[] = [];
  const logger = createLogger({ level: "info", destination: { write: (line) => lines.push(line) } });
  return { shutdown: createShutdown({ graceMs, logger }), lines };
}

describe("shutdown", () => {
  test("runs its stages one after the other, in order, once", async () => {
    const { shutdown } = create();
    const order: string[] = [];
    shutdown.addStage("readiness", () => void order.push("readiness"));
    shutdown.addStage("listener", async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push("listener");
    });
    shutdown.addStage("pools", () => Promise.resolve(order.push("pools")));
    expect(shutdown.hasStarted).toBe(false);
    const [first, second] = [shutdown.start("SIGTERM"), shutdown.start("SIGINT")];
    expect(second).toBe(first);
    expect(shutdown.hasStarted).toBe(true);
    expect(await first).toEqual({ kind: "clean" });
    expect(order).toEqual(["readiness", "listener", "pools"]);
  });

  test("continues after a stage that fails, one that throws and one that hangs, and names them", async () => {
    const { shutdown, lines } = create(100);
    let isReached = false;
    shutdown.addStage("rejects", () => Promise.reject(new Error("no")));
    shutdown.addStage("throws", () => {
      throw new Error("no");
    });
    shutdown.addStage("hangs", () => new Promise(() => {}));
    shutdown.addStage("last", () => void (isReached = true));
    const startedMs = performance.now();
    expect(await shutdown.start("test")).toEqual({ kind: "unclean", stages: ["rejects", "throws", "hangs"] });
    expect(performance.now() - startedMs).toBeLessThan(600);
    expect(isReached).toBe(true);
    expect(lines.join("")).toContain('"stage":"hangs"');
  });
});

describe("a signal", () => {
  /** A process of its own, since a signal to this one would end the tests. */
  async function run(stage: string): Promise<ChildProcess> {
    const script = `
      import { createShutdown } from "#platform/lifecycle/shutdown.ts";
      import { noopLogger } from "#platform/logging/logger.ts";
      const shutdown = createShutdown({ graceMs: 3000, logger: noopLogger });
      shutdown.addStage("work", ${stage});
      shutdown.listenForSignals();
      setInterval(() => {}, 1000);
      process.send("running");`;
    const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", script], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    await once(child, "message");
    return child;
  }

  const ended = async (child: ChildProcess): Promise<unknown> => (await once(child, "exit"))[0];

  test.each(["SIGTERM", "SIGINT"] as const)("%s runs the stages and ends the process well", async (signal) => {
    const child = await run(`async () => { process.send("stage"); }`);
    const message = once(child, "message");
    const exit = ended(child);
    child.kill(signal);
    expect((await message)[0]).toBe("stage");
    expect(await exit).toBe(0);
  });

  test("ends the process with an error when a stage failed", async () => {
    const child = await run(`async () => { throw new Error("no"); }`);
    const exit = ended(child);
    child.kill("SIGTERM");
    expect(await exit).toBe(1);
  });

  test("given a second time ends the process at once", async () => {
    const child = await run(`() => { process.send("stage"); return new Promise(() => {}); }`);
    const exit = ended(child);
    child.kill("SIGINT");
    await once(child, "message");
    child.kill("SIGINT");
    expect(await exit).toBe(130);
  });
});
