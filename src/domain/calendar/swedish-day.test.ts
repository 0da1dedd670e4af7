import { expect, it } from "vitest";
import { writeDay } from "./swedish-day.ts";

it.each([
  ["2026-11-15", "15 november 2026"],
  ["2027-01-01", "1 januari 2027"],
  ["2028-02-29", "29 februari 2028"],
])("%s is written %s, whatever the clock of the machine", (date, written) => {
  expect(writeDay(date)).toBe(written);
});
