import { describe, expect, test } from "vitest";
import { endOfRetention, retentionPeriods } from "./retention-periods.ts";
import { formatRetentionPeriod } from "./retention-periods.texts.sv.ts";

const dayOf = (ms: number): string => new Date(ms).toISOString();

describe("the end of a period", () => {
  test.each([
    ["2026-11-15", { days: 1 }, "2026-11-14"],
    ["2026-03-01", { days: 30 }, "2026-01-30"],
    ["2026-11-15", { months: 3 }, "2026-08-15"],
    ["2026-01-15", { months: 13 }, "2024-12-15"],
    ["2026-05-31", { months: 3 }, "2026-02-28"],
    ["2028-02-29", { years: 2 }, "2026-02-28"],
    ["2026-11-15", { years: 10 }, "2016-11-15"],
  ] as const)("on %s, of %j, is the start of %s", (day, period, end) => {
    expect(dayOf(endOfRetention(day, period))).toBe(`${end}T00:00:00.000Z`);
  });
});

test("a period is formatted in Swedish", () => {
  expect([{ days: 1 }, { days: 30 }, { months: 1 }, { months: 12 }, { years: 2 }].map(formatRetentionPeriod)).toEqual([
    "1 dag",
    "30 dagar",
    "1 månad",
    "12 månader",
    "2 år",
  ]);
});

test("the order has the longest retention period", () => {
  const ends = Object.values(retentionPeriods).map((period) => endOfRetention("2026-11-15", period));
  expect(Math.min(...ends)).toBe(endOfRetention("2026-11-15", retentionPeriods.order));
});
