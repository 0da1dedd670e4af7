import { describe, expect, it } from "vitest";
import { addDays, daysBetween, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { planNext, planRun, spread } from "./watch-dates.ts";

const NOW_MS = Date.parse("2026-11-17T12:00:00Z");
const renewal = { kind: "renewal", noticeBy: "2027-03-17", renewsOn: "2027-03-18" } as const;
const variable = { kind: "variable", noticeBy: undefined, renewsOn: undefined } as const;
const ids = Array.from({ length: 2_000 }, (_, index) => `watch-${index}`);

describe("a renewal", () => {
  it("is compared six weeks before the notice date, spread over the two weeks before and never later", () => {
    const days = ids.map((id) => {
      const dueAtMs = planRun(id, renewal, NOW_MS)?.dueAtMs ?? 0;
      return daysBetween(swedishDate(dueAtMs), renewal.noticeBy);
    });
    expect(Math.min(...days)).toBe(42);
    expect(Math.max(...days)).toBe(55);
    expect(new Set(days).size).toBe(14);
  });

  it("is compared at once when the date is near, and a year later when it has passed", () => {
    const near = { ...renewal, noticeBy: "2026-11-20", renewsOn: "2026-11-21" };
    expect(planRun("a", near, NOW_MS)).toMatchObject({ period: "2026-11-20", dueAtMs: NOW_MS });
    const passed = { ...renewal, noticeBy: "2026-11-16", renewsOn: "2026-11-17" };
    expect(planRun("a", passed, NOW_MS)).toMatchObject({ period: "2027-11-16", renewsOn: "2027-11-17" });
  });

  it("is compared again a year later, at the same distance", () => {
    const first = planRun("a", renewal, NOW_MS);
    const next = planNext("a", renewal, { period: first?.period ?? "" });
    expect(next).toMatchObject({ period: "2028-03-17", noticeBy: "2028-03-17", renewsOn: "2028-03-18" });
    expect(daysBetween(utcDate(first?.dueAtMs ?? 0), utcDate(next.dueAtMs))).toBe(366);
  });

  it("without a date cannot be planned", () => {
    expect(planRun("a", { ...renewal, noticeBy: undefined }, NOW_MS)).toBeUndefined();
  });
});

describe("a variable agreement", () => {
  it("is compared once in every month, on a day of its own", () => {
    for (const id of ids.slice(0, 50)) {
      const periods: string[] = [];
      let run: ReturnType<typeof planNext> | undefined = planRun(id, variable, NOW_MS);
      const day = utcDate(run?.dueAtMs ?? 0).slice(8);
      for (let month = 0; month < 13 && run; month++) {
        expect(utcDate(run.dueAtMs)).toBe(`${run.period}-${day}`);
        periods.push(run.period);
        run = planNext(id, variable, run);
      }
      expect(new Set(periods).size).toBe(13);
    }
  });

  it("is not compared before it is asked for", () => {
    for (const id of ids) expect(planRun(id, variable, NOW_MS)?.dueAtMs).toBeGreaterThanOrEqual(NOW_MS);
  });
});

it("places are about equally full", () => {
  const counts = new Map<number, number>();
  for (let index = 0; index < 28_000; index++) {
    const place = spread(`${addDays("2026-01-01", index)}:day`, 28);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  expect(counts.size).toBe(28);
  expect(Math.max(...counts.values())).toBeLessThan(1_200);
});
