import { expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { quartersOfDay } from "#domain/series/swedish-day.ts";
import type { ProviderSendOutcome } from "#journeys/providers/provider-gateway.port.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import type { SeriesSource } from "#verticals/_contract/series.ts";
import { createSeriesRepair } from "./repair-series.ts";
import type { FetchedDay } from "./series.port.ts";

const NOON = Date.parse("2026-11-17T11:00:00Z");

/** A request names its day, and the reply is the values as JSON. */
const source: SeriesSource = {
  name: "source",
  target: "target",
  keys: ["a", "b"],
  monthsBack: 1,
  nextDayFrom: "13:00",
  prepare: (key, day) => ({ method: "GET", path: `/${key}/${day}`, headers: {} }),
  read: ({ status, body }) =>
    status === 404 ? { kind: "not-published" } : { kind: "day", values: JSON.parse(body) as number[] },
};

const replied = (status: number, body = ""): ProviderSendOutcome => ({
  kind: "replied",
  reply: { status, contentType: "application/json", body },
});

const valuesOf = (path: string): number[] => Array.from({ length: quartersOfDay(path.slice(3)) }, (_, at) => at);

function repairOf(answer: (path: string) => ProviderSendOutcome, store = (): void => {}) {
  const clock = movableClock(NOON);
  const rows = new Map<string, FetchedDay>();
  const asked: string[] = [];
  const unreadable: string[] = [];
  let missing: number | undefined;
  const run = createSeriesRepair({
    sources: [source],
    store: {
      stored: ({ key }) =>
        Promise.resolve(
          new Map(
            [...rows]
              .filter(([name]) => name.startsWith(`${key}/`))
              .map(([, { date, values, fetchedAtMs }]) => [date, { count: values.length, fetchedAtMs }]),
          ),
        ),
      store({ key }, day) {
        store();
        rows.set(`${key}/${day.date}`, day);
        return Promise.resolve("stored");
      },
    },
    gateway: {
      send({ request }) {
        asked.push(request.path);
        return Promise.resolve(answer(request.path));
      },
    },
    clock,
    asked: () => undefined,
    missing: (_, count) => {
      missing = count;
    },
    unreadable: (_, what) => unreadable.push(what),
  });
  return { run, clock, rows, asked, unreadable, missing: () => missing };
}

it("asks for the newest days of every key first, and for nothing before the next run is due", async () => {
  const { run, clock, asked, missing } = repairOf((path) => replied(200, JSON.stringify(valuesOf(path))));
  expect(await run()).toBe(2 * 32);
  expect(asked.slice(0, 4)).toEqual(["/a/2026-11-17", "/b/2026-11-17", "/a/2026-11-16", "/b/2026-11-16"]);
  expect(missing()).toBe(0);
  clock.moveMs(9 * MINUTE_MS);
  await run();
  expect(asked).toHaveLength(2 * 32);
});

it("stores no day with the wrong number of values", async () => {
  const { run, rows, unreadable, missing } = repairOf((path) =>
    replied(200, JSON.stringify(path === "/a/2026-11-17" ? [1, 2, 3] : valuesOf(path))),
  );
  await run();
  expect(rows.has("a/2026-11-17")).toBe(false);
  expect(unreadable).toEqual(["a 2026-11-17: 3 values instead of 96"]);
  expect(missing()).toBe(1);
});

it("stops early while the source is down, and tries again soon, then later", async () => {
  let isDown = true;
  const { run, clock, asked } = repairOf((path) =>
    isDown ? replied(503) : replied(200, JSON.stringify(valuesOf(path))),
  );
  await run();
  // Eight failures, and the calls that were under way by then.
  expect(asked.length).toBeGreaterThanOrEqual(8);
  const first = asked.length;
  expect(first).toBeLessThan(16);
  clock.moveMs(15 * SECOND_MS);
  await run();
  const second = asked.length;
  expect(second).toBeGreaterThan(first);
  clock.moveMs(15 * SECOND_MS);
  await run();
  expect(asked).toHaveLength(second);
  isDown = false;
  clock.moveMs(15 * SECOND_MS);
  expect(await run()).toBe(2 * 32);
});

it("ends the run when nothing can be stored, and starts over", async () => {
  let isDown = true;
  const { run, asked } = repairOf(
    (path) => replied(200, JSON.stringify(valuesOf(path))),
    () => {
      if (isDown) throw new Error("database down");
    },
  );
  await expect(run()).rejects.toThrow("database down");
  expect(asked.length).toBeLessThanOrEqual(8);
  isDown = false;
  expect(await run()).toBe(2 * 32);
});

it("ends early with the signal", async () => {
  const stopping = new AbortController();
  const { run, asked } = repairOf((path) => {
    stopping.abort();
    return replied(200, JSON.stringify(valuesOf(path)));
  });
  await run(stopping.signal);
  expect(asked.length).toBeLessThanOrEqual(8);
});
