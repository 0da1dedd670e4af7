import { describe, expect, test } from "vitest";
import { movableClock } from "#tests/support/movable-clock.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createHealth } from "./health.ts";

function create(checkTimeoutMs = 1000) {
  const lines: string[] = [];
  const clock = movableClock(1_000_000);
  const logger = createLogger({ level: "info", destination: { write: (line) => lines.push(line) } });
  return { health: createHealth({ clock, logger, checkTimeoutMs }), clock, lines };
}

describe("readiness", () => {
  test("needs every check to pass", async () => {
    const { health, clock } = create();
    let isUp = true;
    health.addCheck("database", () => Promise.resolve());
    health.addCheck("engine", () => (isUp ? Promise.resolve() : Promise.reject(new Error("connect 10.0.0.7:5432"))));
    expect(await health.ready()).toEqual({ status: 200, body: { status: "ready" } });
    isUp = false;
    clock.moveMs(500);
    expect(await health.ready()).toEqual({ status: 503, body: { status: "not-ready" } });
    isUp = true;
    clock.moveMs(500);
    expect((await health.ready()).status).toBe(200);
  });

  test("is there without checks, and fails for a check that throws at once", async () => {
    const { health } = create();
    expect((await health.ready()).status).toBe(200);
    health.addCheck("broken", () => {
      throw new Error("x");
    });
    expect((await health.ready()).status).toBe(503);
  });

  test("does not wait for a check that hangs, and aborts its signal", async () => {
    const { health } = create(50);
    let signal: AbortSignal | undefined;
    health.addCheck("database", (given) => {
      signal = given;
      return new Promise(() => {});
    });
    expect((await health.ready()).status).toBe(503);
    expect(signal?.aborted).toBe(true);
  });

  test("asks once however many want to know, and again when the answer is old", async () => {
    const { health, clock } = create();
    let asked = 0;
    health.addCheck("database", () => Promise.resolve(asked++));
    await Promise.all(Array.from({ length: 100 }, () => health.ready()));
    await health.ready();
    expect(asked).toBe(1);
    clock.moveMs(500);
    await health.ready();
    expect(asked).toBe(2);
  });

  test("names the failing check in the log only, once for each change", async () => {
    const { health, clock, lines } = create();
    health.addCheck("database", () => Promise.reject(new Error("secret host")));
    for (let i = 0; i < 5; i++) {
      clock.moveMs(500);
      expect(JSON.stringify(await health.ready())).not.toMatch(/database|secret/);
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"checks":["database"]');
  });
});

describe("draining", () => {
  test("ends readiness at once, also for those who are being answered, and leaves liveness", async () => {
    const { health } = create();
    let pass = (): void => {};
    health.addCheck("database", () => new Promise<void>((resolve) => (pass = resolve)));
    const asked = health.ready();
    health.markDraining();
    pass();
    expect(await asked).toEqual({ status: 503, body: { status: "draining" } });
    expect(await health.ready()).toEqual({ status: 503, body: { status: "draining" } });
    expect(health.live()).toEqual({ status: 200, body: { status: "live" } });
    expect(health.isDraining).toBe(true);
  });
});
