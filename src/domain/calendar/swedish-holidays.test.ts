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
  // 1 May, the national day, Christmas Day and Boxing Day where they are no weekend, each beside a working day.
  ["2026-05-01", false],
  ["2026-04-30", true],
  ["2025-06-06", false],
  ["2025-06-05", true],
  ["2026-12-25", false],
  ["2025-12-26", false],
  ["2025-12-29", true],
  // Midsummer eve is the Friday from 19 to 25 June; the other days of that week are not.
  ["2026-06-18", true],
  ["2026-06-26", true],
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
  // Easters on 25 April and 22 March, the latest and the earliest, and on 18 April, where the moon's day is corrected.
  ["2038-04-26", false],
  ["2038-04-23", false],
  ["2038-03-29", true],
  ["2285-03-23", false],
  ["2285-03-20", false],
  ["2049-04-19", false],
  ["2049-04-26", true],
  ["2100-03-29", false],
  // Whit Monday has not been a holiday since 2005.
  ["2027-05-17", true],
  ["2027-06-25", false],
  ["2027-06-18", true],
  ["2026-06-19", false],
])("%s is a working day: %s", (day, isWorking) => {
  expect(isWorkingDay(day)).toBe(isWorking);
});
