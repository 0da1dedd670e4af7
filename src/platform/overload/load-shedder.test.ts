import { describe, expect, test } from "vitest";
import { createLoadShedder } from "./load-shedder.ts";
import type { LoopDelay } from "./loop-delay.ts";

const CLASSES = [
  { name: "idle-talk", timesNormal: 2 },
  { name: "work", timesNormal: 10 },
  { name: "long-work", timesNormal: 20, inFlightTimesNormal: 3 },
] as const;

/** A loop whose delay the test decides. */
function world() {
  const time = { ms: 0 };
  const loop = { standingMs: 0, overdueMs: 0, normalMs: 5 };
  let sample = () => {};
  let isIdle = () => true;
  const shedder = createLoadShedder<"idle-talk" | "work" | "long-work">({
    classes: CLASSES,
    nowMs: () => time.ms,
    watch: (idle, onSample): LoopDelay => {
      [isIdle, sample] = [idle, onSample];
      return {
        sustainedMs: () => loop.standingMs,
        overdueMs: () => loop.overdueMs,
        normalMs: () => loop.normalMs,
        stop: () => undefined,
      };
    },
  });
  const crowd = (count = 200) => {
    for (let nth = 0; nth < count; nth++) if (shedder.admits("work")) shedder.ended("work");
  };
  const late = (standingMs: number) => {
    time.ms += 20;
    loop.standingMs = standingMs;
    sample();
  };
  return { time, loop, shedder, crowd, late, isIdle: () => isIdle() };
}

describe("a load shedder", () => {
  test("accepts everything while the loop is on time", () => {
    const { shedder, crowd, late } = world();
    crowd();
    late(9);
    expect([shedder.admits("idle-talk"), shedder.admits("work")]).toEqual([true, true]);
  });

  test("refuses the least important class first, and the next one when that is not enough", () => {
    const { shedder, crowd, late } = world();
    crowd();
    late(11);
    expect([shedder.admits("idle-talk"), shedder.admits("work")]).toEqual([false, true]);
    late(51);
    expect([shedder.admits("idle-talk"), shedder.admits("work")]).toEqual([false, false]);
  });

  test("measures by what is normal on its own machine", () => {
    const { loop, shedder, crowd, late } = world();
    loop.normalMs = 20;
    crowd();
    late(39);
    expect(shedder.admits("idle-talk")).toBe(true);
    late(41);
    expect(shedder.admits("idle-talk")).toBe(false);
  });

  test("accepts a class again at half its limit, one class at a time", () => {
    const { shedder, crowd, late } = world();
    crowd();
    late(60);
    late(30);
    expect(shedder.admits("work")).toBe(false);
    late(24);
    expect([shedder.admits("idle-talk"), shedder.admits("work")]).toEqual([false, true]);
    late(4);
    expect(shedder.admits("idle-talk")).toBe(true);
  });

  test("refuses nothing while few ask: then the machine is late, and not the node", () => {
    const { shedder, crowd, late } = world();
    crowd(20);
    late(500);
    expect(shedder.admits("idle-talk")).toBe(true);
  });

  test("stops refusing when the crowd has gone", () => {
    const { time, shedder, crowd, late } = world();
    crowd();
    late(60);
    time.ms += 2_000;
    for (let nth = 0; nth < 3; nth++) late(60);
    expect(shedder.admits("idle-talk")).toBe(true);
  });

  test("continues to refuse while the crowd continues to ask, also when little is under way because of the refusals", () => {
    const { shedder, crowd, late } = world();
    crowd();
    late(60);
    for (let nth = 0; nth < 100; nth++) {
      crowd(3);
      late(60);
      expect(shedder.admits("idle-talk")).toBe(false);
    }
  });

  test("does not treat fewer requests as a crowd that has never been one", () => {
    const { shedder, crowd, late } = world();
    for (let nth = 0; nth < 100; nth++) {
      crowd(3);
      late(60);
      expect(shedder.admits("idle-talk")).toBe(true);
      shedder.ended("idle-talk");
    }
  });

  test("admits only as much long work together as the loop has handled before", () => {
    const { shedder, crowd, late } = world();
    crowd();
    const begin = () => Array.from({ length: 40 }, () => shedder.admits("long-work")).filter(Boolean).length;
    const first = begin();
    expect(first).toBeLessThan(40);
    late(16);
    for (let nth = 0; nth < first; nth++) shedder.ended("long-work");
    expect(begin()).toBeLessThan(first);
    expect(shedder.admits("work")).toBe(true);
  });

  test("admits long work without limit while few ask", () => {
    const { shedder } = world();
    expect(Array.from({ length: 20 }, () => shedder.admits("long-work"))).not.toContain(false);
  });

  test("counts what is under way as a crowd, too", () => {
    const { time, shedder, late } = world();
    for (let nth = 0; nth < 80; nth++) {
      late(0);
      shedder.admits("work");
    }
    late(60);
    expect(shedder.admits("work")).toBe(false);
    for (let nth = 0; nth < 80; nth++) shedder.ended("work");
    time.ms += 2_000;
    late(60);
    expect(shedder.admits("work")).toBe(true);
  });

  test("refuses within one long turn of the loop, before any timer has run", () => {
    const { loop, shedder, crowd } = world();
    crowd();
    loop.overdueMs = 41;
    expect([shedder.admits("idle-talk"), shedder.admits("work")]).toEqual([false, true]);
  });

  test("measures what is normal only when there is next to nothing to do", () => {
    const { crowd, late, isIdle } = world();
    expect(isIdle()).toBe(true);
    crowd(10);
    expect(isIdle()).toBe(false);
    late(0);
    expect(isIdle()).toBe(true);
  });
});
