import { describe, expect, test } from "vitest";
import { createLoadShedder } from "./load-shedder.ts";
import type { LoopDelay } from "./loop-delay.ts";

const CLASSES = [
  { name: "idle-talk", timesNormal: 2 },
  { name: "work", timesNormal: 10 },
] as const;

/** A loop whose delay the test decides. */
function world() {
  const loop = { standingMs: 0, overdueMs: 0, normalMs: 5 };
  let sample = () => {};
  let isIdle = () => true;
  const shedder = createLoadShedder<"idle-talk" | "work">({
    classes: CLASSES,
    watch: (idle, onSample): LoopDelay => {
      [isIdle, sample] = [idle, onSample];
      return {
        standingMs: () => loop.standingMs,
        overdueMs: () => loop.overdueMs,
        normalMs: () => loop.normalMs,
        stop: () => undefined,
      };
    },
  });
  const crowd = (count = 200) => {
    for (let nth = 0; nth < count; nth++) if (shedder.admits("work")) shedder.ended();
  };
  const late = (standingMs: number) => {
    loop.standingMs = standingMs;
    sample();
  };
  return { loop, shedder, crowd, late, isIdle: () => isIdle() };
}

describe("a load shedder", () => {
  test("takes everything on while the loop is in time", () => {
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

  test("takes a class on again at half its limit, one class at a time", () => {
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
    const { shedder, crowd, late } = world();
    crowd();
    late(60);
    for (let nth = 0; nth < 3; nth++) late(60);
    expect(shedder.admits("idle-talk")).toBe(true);
  });

  test("counts what is under way as a crowd, too", () => {
    const { shedder, late } = world();
    for (let nth = 0; nth < 80; nth++) {
      late(0);
      shedder.admits("work");
    }
    late(60);
    expect(shedder.admits("work")).toBe(false);
    for (let nth = 0; nth < 80; nth++) shedder.ended();
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
