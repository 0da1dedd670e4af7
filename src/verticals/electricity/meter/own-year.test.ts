import { expect, test } from "vitest";
import { hourlyRows, seededMeter, type TrueDay } from "#tests/support/electricity/meter-files.ts";
import { yearWeights } from "#verticals/electricity/calculation/load-profile.ts";
import { spreadMonthlyValues } from "./monthly-values.ts";
import { ownYear } from "./own-year.ts";
import { readMeterFile } from "./read-meter-file.ts";

const FIRST = "2025-11";
const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

function yearOf(days: readonly TrueDay[]) {
  const reading = readMeterFile(["Datum;Tid;kWh", ...hourlyRows(days)].join("\n"));
  if (!reading.ok) throw new Error(reading.reason);
  return ownYear(reading.series, yearWeights("flat", FIRST));
}

test("a file of the same twelve months is used as it is", () => {
  const days = seededMeter(1, "2025-11-01", "2026-10-31");
  const year = yearOf(days);
  expect(year.estimatedQuarters).toBe(0);
  expect(year.months.map(({ month }) => month).join(" ")).toMatch(/^2025-11 2025-12 2026-01 .* 2026-10$/);
  expect(year.months.map(({ wh }) => sum(wh))).toEqual(
    year.months.map(({ month }) => sum(days.filter(({ date }) => date.startsWith(month)).map(({ wh }) => sum(wh)))),
  );
});

test("an older file is laid on the same weekdays, but for the days of the clock changes", () => {
  // 52 weeks before: 2 November 2024 is a Saturday as 1 November 2025 is.
  const days = seededMeter(2, "2024-11-02", "2025-11-01");
  const year = yearOf(days);
  expect(year.estimatedQuarters).toBeLessThanOrEqual(8);
  const first = year.months[0]?.wh.slice(96, 192) ?? [];
  expect(sum(first)).toBe(sum(days[1]?.wh ?? []));
});

test("what a short file lacks follows the profile at the level of what it has", () => {
  // A kWh every quarter in January and February 2026.
  const days = seededMeter(3, "2026-01-01", "2026-02-28").map(({ date, wh }) => ({ date, wh: wh.map(() => 1000) }));
  const year = yearOf(days);
  const months = year.months.map(({ wh }) => sum(wh));
  expect([months[2], months[3]]).toEqual([31 * 96 * 1000, 28 * 96 * 1000]);
  // Shares of the source: January and February have 954 + 862, July 696 of 9,998.
  const level = ((months[2] ?? 0) + (months[3] ?? 0)) / (954 + 862);
  expect((months[8] ?? 0) / (696 * level)).toBeCloseTo(1, 3);
  expect(year.estimatedQuarters).toBe((365 - 59) * 96);
});

test("twelve typed values fill their months exactly, whichever month is first", () => {
  const kwh = [1460, 1264, 1443, 1080, 766, 600, 523, 580, 700, 883, 1230, 1311];
  const year = spreadMonthlyValues(kwh, FIRST, "housePump");
  expect(year.months.map(({ wh }) => sum(wh))).toEqual(
    [1230, 1311, 1460, 1264, 1443, 1080, 766, 600, 523, 580, 700, 883].map((value) => value * 1000),
  );
  expect(year.estimatedQuarters).toBe(365 * 96);
  expect(year.months.flatMap(({ wh }) => [...wh]).every((wh) => Number.isSafeInteger(wh) && wh > 0)).toBe(true);
});
