import { expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import type { SeriesSource } from "#verticals/_contract/series.ts";
import { createSeriesMemory } from "./series-memory.ts";
import type { FetchedDay } from "./series.port.ts";

const NOON = Date.parse("2026-11-17T11:00:00Z");

const source: SeriesSource = {
  name: "source",
  target: "target",
  keys: ["a", "b"],
  monthsBack: 1,
  nextDayFrom: "13:00",
  prepare: () => ({ method: "GET", path: "/", headers: {} }),
  read: () => ({ kind: "not-published" }),
};

const day = (date: string, value: number, fetchedAtMs = NOON): FetchedDay => ({ date, values: [value], fetchedAtMs });

function memoryOf(read: () => Promise<readonly FetchedDay[]>) {
  const clock = movableClock(NOON);
  const asked: (readonly [string, string, number | undefined])[] = [];
  const failed: unknown[] = [];
  const memory = createSeriesMemory({
    sources: [source],
    store: {
      read(name, from, sinceMs) {
        asked.push([name.key, from, sinceMs]);
        return read();
      },
    },
    clock,
    readFailed: (error) => failed.push(error),
  });
  return { memory, clock, asked, failed };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("reads a series once, and then what has changed", async () => {
  let stored = [day("2026-11-16", 1), day("2026-11-17", 2)];
  const { memory, clock, asked } = memoryOf(() => Promise.resolve(stored));
  const first = await memory.find("source/a");
  expect(first?.days).toEqual([
    { date: "2026-11-16", values: [1] },
    { date: "2026-11-17", values: [2] },
  ]);
  expect(await memory.find("source/a")).toBe(first);
  expect(asked).toEqual([["a", "2026-10-17", undefined]]);
  stored = [day("2026-11-17", 3, NOON + SECOND_MS), day("2026-11-18", 4, NOON + SECOND_MS)];
  clock.moveMs(MINUTE_MS);
  expect(await memory.find("source/a")).toBe(first);
  await settle();
  const next = await memory.find("source/a");
  expect(next?.days.map(({ values }) => values[0])).toEqual([1, 3, 4]);
  expect(next?.fetchedAtMs).toBe(NOON + SECOND_MS);
  expect(asked.at(-1)).toEqual(["a", "2026-10-17", NOON - 5 * MINUTE_MS]);
});

it("reads again soon while days come, and then seldom", async () => {
  let stored = [day("2026-11-17", 1)];
  const { memory, clock, asked } = memoryOf(() => Promise.resolve(stored));
  const readAfter = async (ms: number) => {
    clock.moveMs(ms);
    await memory.find("source/a");
    await settle();
    return asked.length;
  };
  expect(await readAfter(0)).toBe(1);
  stored = [day("2026-11-16", 2), ...stored];
  expect(await readAfter(2 * SECOND_MS)).toBe(2);
  expect(await readAfter(2 * SECOND_MS)).toBe(3);
  expect(await readAfter(2 * SECOND_MS)).toBe(3);
  expect(await readAfter(28 * SECOND_MS)).toBe(4);
});

it("forgets days that are too old", async () => {
  const { memory, clock } = memoryOf(() => Promise.resolve([day("2026-10-17", 1), day("2026-11-17", 2)]));
  expect((await memory.find("source/a"))?.days).toHaveLength(2);
  clock.moveMs(24 * 60 * MINUTE_MS);
  await memory.find("source/a");
  await settle();
  expect((await memory.find("source/a"))?.days.map(({ date }) => date)).toEqual(["2026-11-17"]);
});

it("knows no other series", async () => {
  const { memory, asked } = memoryOf(() => Promise.resolve([]));
  expect([memory.has("source/a"), memory.has("source/c"), memory.has("other/a")]).toEqual([true, false, false]);
  expect(await memory.find("source/c")).toBeUndefined();
  expect(asked).toEqual([]);
});

it("answers with nothing while the first read takes too long, and with the old days when a read fails", async () => {
  let read: () => Promise<readonly FetchedDay[]> = () => new Promise(() => {});
  const hanging = memoryOf(() => read());
  const finding = hanging.memory.find("source/a", 700);
  hanging.clock.moveMs(700);
  expect(await finding).toBeUndefined();

  read = () => Promise.resolve([day("2026-11-17", 1)]);
  const failing = memoryOf(() => read());
  await failing.memory.warm();
  read = () => Promise.reject(new Error("database down"));
  failing.clock.moveMs(MINUTE_MS);
  await failing.memory.find("source/a");
  await settle();
  expect((await failing.memory.find("source/a"))?.days).toHaveLength(1);
  expect(failing.failed.length).toBeGreaterThan(0);
});
