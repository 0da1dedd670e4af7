import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { quartersOfDay, startOfSwedishDay, swedishTime } from "./swedish-day.ts";

describe("a Swedish day", () => {
  it("has 96 quarters, 92 when summer time begins and 100 when it ends", () => {
    expect(quartersOfDay("2026-11-17")).toBe(96);
    expect(quartersOfDay("2026-07-01")).toBe(96);
    expect(quartersOfDay("2026-03-29")).toBe(92);
    expect(quartersOfDay("2026-10-25")).toBe(100);
  });

  it("begins at midnight in Sweden, in winter and in summer", () => {
    expect(new Date(startOfSwedishDay("2026-11-17")).toISOString()).toBe("2026-11-16T23:00:00.000Z");
    expect(new Date(startOfSwedishDay("2026-07-01")).toISOString()).toBe("2026-06-30T22:00:00.000Z");
    expect(new Date(startOfSwedishDay("2026-03-29")).toISOString()).toBe("2026-03-28T23:00:00.000Z");
    expect(new Date(startOfSwedishDay("2026-03-30")).toISOString()).toBe("2026-03-29T22:00:00.000Z");
  });

  it("agrees with the calendar on every day of four years", () => {
    for (let day = "2023-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      const startMs = startOfSwedishDay(day);
      expect([swedishDate(startMs), swedishTime(startMs)]).toEqual([day, "00:00"]);
      expect(swedishDate(startMs - 60_000)).toBe(addDays(day, -1));
    }
  });

  it("has its own time of day", () => {
    expect(swedishTime(Date.parse("2026-11-17T12:05:30Z"))).toBe("13:05");
    expect(swedishTime(Date.parse("2026-07-01T12:05:00Z"))).toBe("14:05");
  });
});
