import { expect, test } from "vitest";
import { spotSeries, without } from "#tests/support/electricity/samples.ts";
import { monthMean, previousMonthMean } from "./month-means.ts";

const spot = spotSeries("2026-09-01", "2026-11-17", (date) => (date < "2026-10-01" ? 1000 : Number(date.slice(8))));

test("a mean is over quarters, so that the day with 100 of them counts for more", () => {
  // October: days 1 to 31 have their number as price, 96 quarters each but 100 on the 25th: (96 × 496 + 4 × 25) / 2,980 = 16.01.
  expect(monthMean(spot, "2026-10")).toEqual({ month: "2026-10", meanKwh: 16, missingDays: 0 });
});

test("a month that is not over has a mean that states the missing days", () => {
  // Days 1 to 17: mean 9; 13 of 30 days missing.
  expect(monthMean(spot, "2026-11")).toEqual({ month: "2026-11", meanKwh: 9, missingDays: 13 });
  expect(monthMean(spot, "2026-12")).toBeUndefined();
});

test("the previous month is that of the day, also in January and on the 31st", () => {
  expect(previousMonthMean(spot, "2026-11-17")?.month).toBe("2026-10");
  expect(previousMonthMean(spot, "2026-10-31")).toEqual({ month: "2026-09", meanKwh: 1000, missingDays: 0 });
  expect(
    previousMonthMean(
      spotSeries("2025-12-01", "2025-12-31", () => 7),
      "2026-01-01",
    )?.month,
  ).toBe("2025-12");
});

test("three missing days are stated; with more there is no mean", () => {
  const lacking = (days: number): typeof spot =>
    without(spot, (date) => date.startsWith("2026-10") && date <= `2026-10-0${days}`);
  expect(previousMonthMean(lacking(3), "2026-11-17")).toEqual({ month: "2026-10", meanKwh: 18, missingDays: 3 });
  expect(previousMonthMean(lacking(4), "2026-11-17")).toBeUndefined();
});

test("a mean may be negative and is rounded to the nearest whole, a half upwards", () => {
  const negative = spotSeries("2026-10-01", "2026-10-31", (_, quarter) => (quarter % 2 === 0 ? -4 : -3));
  expect(monthMean(negative, "2026-10")?.meanKwh).toBe(-3);
});
