import { expect, it } from "vitest";
import { formatLongDate, formatMoment, formatMonth, formatShortMoment } from "./format-date.ts";

it.each([
  ["2026-11-15", "15 november 2026"],
  ["2027-01-01", "1 januari 2027"],
  ["2027-01-18", "18 januari 2027"],
  ["2028-02-29", "29 februari 2028"],
])("%s is written %s, whatever the clock of the machine", (date, written) => {
  expect(formatLongDate(date)).toBe(written);
});

it.each([
  ["2025-11", "november 2025"],
  ["2026-11", "november 2026"],
  ["2027-01", "januari 2027"],
])("%s is written %s", (month, written) => {
  expect(formatMonth(month)).toBe(written);
});

it.each([
  ["2026-11-15T09:03:00Z", "15 november 2026 kl. 10:03"],
  ["2027-07-01T22:30:00Z", "2 juli 2027 kl. 00:30"],
])("%s is %s in Sweden", (moment, written) => {
  expect(formatMoment(Date.parse(moment))).toBe(written);
});

it("a moment is also written for a narrow column", () => {
  expect(formatShortMoment(Date.parse("2026-11-15T09:03:00Z"))).toBe("15\u00a0nov.\u00a02026 10:03");
});
