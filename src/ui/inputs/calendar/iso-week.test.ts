import { expect, test } from "vitest";
import { isoWeek } from "./iso-week.ts";

test.each([
  ["2026-12-31", 53],
  ["2027-01-01", 53],
  ["2027-01-03", 53],
  ["2027-01-04", 1],
  ["2027-01-25", 4],
  ["2024-12-30", 1],
  ["2021-01-01", 53],
  ["2020-02-29", 9],
])("%s is in week %i", (day, week) => {
  expect(isoWeek(day)).toBe(week);
});
