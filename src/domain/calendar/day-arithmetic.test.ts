import { expect, it } from "vitest";
import { addDays, addMonths, daysBetween } from "./day-arithmetic.ts";

it.each([
  ["2026-12-20", 14, "2027-01-03"],
  ["2028-02-20", 14, "2028-03-05"],
  ["2027-03-20", 14, "2027-04-03"],
  ["2027-01-01", -1, "2026-12-31"],
])("%s and %i days is %s, over months, years and the change to summer time", (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

it.each([
  ["2026-11-15", 1, "2026-12-15"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-01-15", -13, "2024-12-15"],
  ["2026-11", -12, "2025-11-01"],
])("%s and %i months is %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
