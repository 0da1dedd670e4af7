import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import { cheapestWindow, dearestWindow, meanOf, peaksOf } from "./best-window.ts";
import { clockAt, quarterOfHour } from "./quarter-clock.ts";
import { viewToday } from "./today-view.ts";

const TODAY = "2026-11-14";
/** 14:32 in Sweden. */
const NOW_MS = Date.parse("2026-11-14T13:32:00Z");

/** 50 öre but for some quarters. */
const day = (date: string, exceptions: Readonly<Record<number, number>> = {}, quarters = 96) => ({
  date,
  values: Array.from({ length: quarters }, (_, quarter) => exceptions[quarter] ?? 5000),
});
const span = (from: number, to: number, value: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, index) => [from + index, value]));
const series = (...days: StoredSeries["days"]): StoredSeries => ({
  source: "spot",
  key: "SE3",
  days,
  readAtMs: NOW_MS - 60_000,
});

describe("the best window", () => {
  test("equals a slow search, over any prices", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9000, max: 90_000 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 24 }),
        (values, length) => {
          const sums = values
            .slice(0, Math.max(0, values.length - length + 1))
            .map((_, from) => values.slice(from, from + length).reduce((sum, value) => sum + value, 0));
          expect(cheapestWindow(values, length)?.from).toBe(
            sums.length === 0 ? undefined : sums.indexOf(Math.min(...sums)),
          );
          expect(dearestWindow(values, length)?.from).toBe(
            sums.length === 0 ? undefined : sums.indexOf(Math.max(...sums)),
          );
        },
      ),
    );
  });
});

describe("the peaks of a day", () => {
  test("are every quarter above twice the mean and no other, in runs that do not meet", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9000, max: 90_000 }), { minLength: 1, maxLength: 100 }), (values) => {
        const limit = 2 * meanOf(values);
        const marked = peaksOf(values);
        const inPeak = values.map((_, at) => marked.some(({ from, to }) => at >= from && at < to));
        expect(inPeak).toEqual(values.map((value) => limit > 0 && value > limit));
        for (const [index, { from }] of marked.entries()) expect(from).toBeGreaterThan(marked[index - 1]?.to ?? -1);
      }),
    );
  });
});

describe("the clock of a quarter", () => {
  test("skips an hour in spring and repeats one in autumn", () => {
    expect([7, 8].map((quarter) => clockAt(quarter, 92))).toEqual(["01:45", "03:00"]);
    expect([8, 11, 12, 16].map((quarter) => clockAt(quarter, 100))).toEqual(["02:00", "02:45", "02:00", "03:00"]);
    for (const quarters of [92, 96, 100]) expect(clockAt(quarters, quarters)).toBe("24:00");
  });
  test("finds where an hour begins", () => {
    expect(quarterOfHour(3, 92)).toBe(8);
    expect(quarterOfHour(2, 92)).toBeUndefined();
    expect(quarterOfHour(3, 100)).toBe(16);
    expect(quarterOfHour(24, 96)).toBe(96);
  });
});

describe("today's prices", () => {
  const today = day(TODAY, { ...span(6, 18, 1000), ...span(66, 78, 11_000), ...span(88, 96, 2000), 58: 5790 });
  const tomorrow = day(addDays(TODAY, 1), span(9, 21, 1920));

  test("mark the cheapest and the dearest three hours and the quarter that it is", () => {
    const view = viewToday(series(today), TODAY, NOW_MS);
    expect(view.shown?.cheapest).toEqual({ from: 6, to: 18, mean: 1000 });
    expect(view.shown?.dearest).toEqual([{ from: 66, to: 78, mean: 11_000 }]);
    expect(view.now).toEqual({ at: 58, value: 5790 });
  });

  test("mark every quarter above twice the mean, and the dearest one", () => {
    // 300 öre from seven to nine and from 17:00 to 19:15, 340 at 17:30; the mean is 85.
    const peaks = day(TODAY, { ...span(28, 36, 30_000), ...span(68, 77, 30_000), 70: 34_000 });
    const shown = viewToday(series(peaks), TODAY, NOW_MS).shown;
    expect(shown?.dearest.map(({ from, to }) => [from, to])).toEqual([
      [28, 36],
      [68, 77],
    ]);
    expect(shown?.highest).toEqual({ at: 70, value: 34_000 });
  });

  test("mark the dearest three hours where no quarter is above twice the mean", () => {
    const calm = viewToday(series(day(TODAY, span(66, 78, 8_000))), TODAY, NOW_MS).shown;
    expect(calm?.dearest).toEqual([{ from: 66, to: 78, mean: 8_000 }]);
    const negative = viewToday(series(day(TODAY, span(0, 96, -500))), TODAY, NOW_MS).shown;
    expect(negative?.dearest).toEqual([]);
  });

  test("state from when the rest of the day is below half", () => {
    expect(viewToday(series(today), TODAY, NOW_MS).shown?.halfFrom).toBe(78);
    const laterDear = day(TODAY, { ...span(66, 78, 11_000), 85: 6000 });
    expect(viewToday(series(laterDear), TODAY, NOW_MS).shown?.halfFrom).toBe(86);
    const stays = day(TODAY, { ...span(66, 78, 11_000), 94: 6000 });
    expect(viewToday(series(stays), TODAY, NOW_MS).shown?.halfFrom).toBeUndefined();
  });

  test("find the cheapest time in what remains, never in what has passed", () => {
    const alone = viewToday(series(today), TODAY, NOW_MS);
    expect(alone.best[0]?.window).toEqual({ date: TODAY, from: "22:00", to: "24:00", mean: 2000 });
    const withTomorrow = viewToday(series(today, tomorrow), TODAY, NOW_MS);
    expect(withTomorrow.cheapestAhead).toEqual({ date: "2026-11-15", from: "02:15", to: "05:15", mean: 1920 });
  });

  test("let a window cross midnight", () => {
    const view = viewToday(series(today, day(addDays(TODAY, 1), span(0, 4, 1000))), TODAY, NOW_MS);
    expect(view.cheapestAhead).toEqual({ date: TODAY, from: "22:00", to: "01:00", mean: 1667 });
  });

  test("have no window when too little of the day remains", () => {
    const late = viewToday(series(today), TODAY, Date.parse("2026-11-14T21:50:00Z"));
    expect(late.best.map(({ window }) => window)).toEqual([undefined, undefined, undefined]);
  });

  test("mark nothing on a day of one price", () => {
    const view = viewToday(series(day(TODAY)), TODAY, NOW_MS);
    expect(view.shown?.cheapest).toBeUndefined();
    expect(view.shown?.dearest).toEqual([]);
  });

  test("know which quarter it is after summer time has ended", () => {
    const view = viewToday(series(day("2026-10-25", {}, 100)), "2026-10-25", Date.parse("2026-10-25T12:00:00Z"));
    // 13:00 by the clock, and fourteen hours since midnight.
    expect(view.now?.at).toBe(56);
  });
});

describe("when the source has been down", () => {
  test("the last known day is shown, and nothing of now or ahead", () => {
    const view = viewToday(series(day("2026-11-11"), day("2026-11-12", span(0, 12, 100))), TODAY, NOW_MS);
    expect(view.shown?.date).toBe("2026-11-12");
    expect(view.now).toBeUndefined();
    expect(view.cheapestAhead).toBeUndefined();
    expect(view.best.every(({ window }) => window === undefined)).toBe(true);
  });
  test("nothing is shown when nothing is stored", () => {
    for (const none of [undefined, series()]) {
      const view = viewToday(none, TODAY, NOW_MS);
      expect(view.shown).toBeUndefined();
      expect(view.readAtMs).toBeUndefined();
      expect(view.months.every(({ mean }) => mean === undefined)).toBe(true);
    }
  });
});

test("the last twelve whole months state how much of them is known", () => {
  const view = viewToday(
    series(day("2025-11-01"), day("2026-10-05"), day("2026-10-06", span(0, 96, 7000)), day("2026-11-01")),
    TODAY,
    NOW_MS,
  );
  expect(view.months.map(({ month }) => month)[0]).toBe("2025-11");
  expect(view.months.at(-1)).toEqual({ month: "2026-10", mean: 6000, knownDays: 2, days: 31 });
  expect(view.months[3]).toEqual({ month: "2026-02", mean: undefined, knownDays: 0, days: 28 });
});
