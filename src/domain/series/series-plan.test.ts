import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { daysToFetch, extentAt, faultOfDay, type StoredDay } from "./series-plan.ts";

const NOON = Date.parse("2026-11-17T11:00:00Z");
const EXTENT = { monthsBack: 37, nextDayFrom: "13:00" };

describe("the days a source should have", () => {
  it("end with today, and with tomorrow once it is published", () => {
    expect(extentAt(EXTENT, NOON)).toEqual({ first: "2023-10-17", last: "2026-11-17" });
    expect(extentAt(EXTENT, NOON + HOUR_MS)).toEqual({ first: "2023-10-17", last: "2026-11-18" });
  });

  it("follow the Swedish date, not that of UTC", () => {
    expect(extentAt({ ...EXTENT, monthsBack: 1 }, Date.parse("2026-11-16T23:30:00Z"))).toEqual({
      first: "2026-10-17",
      last: "2026-11-17",
    });
  });
});

describe("the days to fetch", () => {
  const extent = { first: "2026-03-27", last: "2026-04-03" };
  const nowMs = Date.parse("2026-04-02T12:00:00Z");
  const all = (fetchedAtMs: number) =>
    new Map<string, StoredDay>(
      ["27", "28", "30", "31"]
        .map((day) => `2026-03-${day}`)
        .concat("2026-04-01", "2026-04-02", "2026-04-03")
        .map((day) => [day, { count: 96, fetchedAtMs }]),
    );

  it("are all of them at first, the newest first", () => {
    const days = daysToFetch(new Map(), extent, nowMs);
    expect(days.map(({ day }) => day).slice(0, 2)).toEqual(["2026-04-03", "2026-04-02"]);
    expect(days).toHaveLength(8);
    expect(days.every(({ isMissing }) => isMissing)).toBe(true);
  });

  it("are the missing and the incomplete ones: a short day has 92 quarters", () => {
    const stored = all(nowMs);
    expect(daysToFetch(stored, extent, nowMs)).toEqual([{ day: "2026-03-29", isMissing: true }]);
    stored.set("2026-03-29", { count: 96, fetchedAtMs: nowMs });
    expect(daysToFetch(stored, extent, nowMs)).toEqual([{ day: "2026-03-29", isMissing: true }]);
    stored.set("2026-03-29", { count: 92, fetchedAtMs: nowMs });
    expect(daysToFetch(stored, extent, nowMs)).toEqual([]);
  });

  it("include the latest days again after an hour, because they may be corrected", () => {
    const stored = all(nowMs - HOUR_MS).set("2026-03-29", { count: 92, fetchedAtMs: 0 });
    expect(daysToFetch(stored, extent, nowMs).map(({ day, isMissing }) => [day, isMissing])).toEqual([
      ["2026-04-03", false],
      ["2026-04-02", false],
      ["2026-04-01", false],
      ["2026-03-31", false],
    ]);
  });
});

describe("the values of a day", () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => at - 10);

  it("are as many whole numbers as the day has quarters", () => {
    expect(faultOfDay({ date: "2026-10-25", values: values(100) })).toBeUndefined();
    expect(faultOfDay({ date: "2026-10-25", values: values(96) })).toBe("96 values instead of 100");
    expect(faultOfDay({ date: "2026-11-17", values: [...values(95), 0.5] })).toContain("whole number");
    expect(faultOfDay({ date: "2026-11-17", values: [...values(95), Number.NaN] })).toContain("whole number");
    expect(faultOfDay({ date: "2026-11-17", values: [...values(95), 3e9] })).toContain("whole number");
  });
});
