import { expect, it } from "vitest";
import { weekOf } from "./swedish-week.ts";

it.each([
  ["2026-11-15", "2026-W46"],
  ["2026-11-16", "2026-W47"],
  ["2026-01-01", "2026-W01"],
  ["2026-12-31", "2026-W53"],
  ["2027-01-01", "2026-W53"],
  ["2027-01-03", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["2027-01-25", "2027-W04"],
  ["2024-12-30", "2025-W01"],
  ["2023-01-01", "2022-W52"],
  ["2021-01-01", "2020-W53"],
  ["2020-12-31", "2020-W53"],
  ["2020-02-29", "2020-W09"],
])("%s lies in week %s", (day, week) => {
  expect(weekOf(day)).toBe(week);
});

it("every week has seven days in a row, over thirty years", () => {
  const counts = new Map<string, number>();
  for (let at = Date.UTC(2001, 0, 1); at < Date.UTC(2030, 11, 30); at += 86_400_000) {
    const week = weekOf(new Date(at).toISOString().slice(0, 10));
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  expect(new Set(counts.values())).toEqual(new Set([7]));
});
