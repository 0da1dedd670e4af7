import { expect, it } from "vitest";
import { isWorkingDay } from "./swedish-holidays.ts";

it.each([
  ["2026-11-13", true],
  ["2026-11-14", false],
  ["2026-11-15", false],
  ["2026-12-23", true],
  ["2026-12-24", false],
  ["2026-12-31", false],
  ["2027-01-01", false],
  ["2027-01-06", false],
  // Good Friday, Easter Monday and Ascension of three years whose Easters are 28 March, 16 April and 31 March.
  ["2027-03-26", false],
  ["2027-03-29", false],
  ["2027-05-06", false],
  ["2028-04-14", false],
  ["2028-04-17", false],
  ["2028-05-25", false],
  ["2024-03-29", false],
  ["2024-04-01", false],
  ["2024-04-02", true],
  // Whit Monday has not been a holiday since 2005.
  ["2027-05-17", true],
  ["2027-06-25", false],
  ["2027-06-18", true],
  ["2026-06-19", false],
])("%s is a working day: %s", (day, isWorking) => {
  expect(isWorkingDay(day)).toBe(isWorking);
});
