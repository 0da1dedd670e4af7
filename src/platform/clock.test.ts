import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { type Clock, systemClock } from "./clock.ts";
import { movableClock } from "#tests/support/movable-clock.ts";

describe.each<[string, () => Clock]>([
  ["the system's clock", () => systemClock],
  ["a movable clock", () => movableClock(1000)],
])("%s", (_name, create) => {
  test("wakes a sleeper whose signal fires, with the signal's reason", async () => {
    const controller = new AbortController();
    const sleep = create().sleep(60_000, controller.signal);
    controller.abort(new Error("left"));
    await expect(sleep).rejects.toThrow("left");
  });

  test("rejects at once when the signal has already fired", async () => {
    await expect(create().sleep(60_000, AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
  });
});

test("the system's clock shows the time, and a sleeper leaves nothing on its signal", async () => {
  const before = Date.now();
  const { signal } = new AbortController();
  await systemClock.sleep(20, signal);
  expect(systemClock.nowMs() - before).toBeGreaterThanOrEqual(19);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a movable clock does not advance until moved, and wakes the sleepers that are due", async () => {
  const clock = movableClock(1000);
  const { signal } = new AbortController();
  const woken: string[] = [];
  const sleeps = [
    clock.sleep(10, signal).then(() => woken.push("first")),
    clock.sleep(30).then(() => woken.push("second")),
  ];
  clock.moveMs(29);
  await sleeps[0];
  expect(clock.nowMs()).toBe(1029);
  expect(woken).toEqual(["first"]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
  clock.moveMs(1);
  await sleeps[1];
  expect(woken).toEqual(["first", "second"]);
});
