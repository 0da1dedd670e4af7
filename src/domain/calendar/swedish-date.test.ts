import { expect, it } from "vitest";
import { swedishDate } from "./swedish-date.ts";

it.each([
  ["2026-11-14T22:59:59Z", "2026-11-14"],
  ["2026-11-14T23:00:00Z", "2026-11-15"],
  ["2026-06-30T21:59:59Z", "2026-06-30"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
])("at %s the date in Sweden is %s, summer time counted", (moment, date) => {
  expect(swedishDate(Date.parse(moment))).toBe(date);
});
