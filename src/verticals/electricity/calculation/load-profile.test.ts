import fc from "fast-check";
import { expect, test } from "vitest";
import { monthShares } from "./data/load-curves.ts";
import {
  dayCurve,
  monthWeights,
  profileOf,
  type ProfileKind,
  spreadOverMonth,
  YEAR_WEIGHT,
  yearWeights,
} from "./load-profile.ts";
import { daysOfMonth, hoursOfQuarters, quartersOf } from "./swedish-day.ts";

const KINDS: readonly ProfileKind[] = ["flat", "houseDirect", "housePump", "houseHousehold"];
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

test("a day has 92 quarters when summer time begins, 100 when it ends and 96 otherwise", () => {
  expect(["2026-03-29", "2026-10-25", "2025-03-30", "2025-10-26", "2027-10-31"].map(quartersOf)).toEqual([
    92, 100, 92, 100, 100,
  ]);
  expect(["2026-03-28", "2026-03-22", "2026-10-18", "2026-09-27", "2026-10-31"].map(quartersOf)).toEqual([
    96, 96, 96, 96, 96,
  ]);
  const hours = (quarters: number): number[] => [...new Set(hoursOfQuarters(quarters))];
  expect(hours(92).slice(0, 4)).toEqual([0, 1, 3, 4]);
  expect(hoursOfQuarters(100).filter((hour) => hour === 2)).toHaveLength(8);
  expect([hours(92).at(-1), hours(96).at(-1), hours(100).at(-1)]).toEqual([23, 23, 23]);
});

test("the quarters of the days of three years are as many as the hours between them, times four", () => {
  const years = ["2024", "2025", "2026"].map((year) =>
    sum(
      Array.from({ length: 12 }, (_, month) => daysOfMonth(`${year}-${String(month + 1).padStart(2, "0")}`))
        .flat()
        .map(quartersOf),
    ),
  );
  expect(years).toEqual([366 * 96, 365 * 96, 365 * 96]);
});

test("whatever the twelve months and the household, the weights are positive and sum to the year exactly", () => {
  for (const kind of KINDS) {
    for (const firstMonth of ["2023-11", "2024-02", "2025-10", "2026-01"]) {
      const months = yearWeights(kind, firstMonth);
      expect(sum(months.map(({ total }) => total))).toBe(YEAR_WEIGHT);
      expect(months.map(({ quarters }) => sum(quarters))).toEqual(months.map(({ total }) => total));
      expect(Math.min(...months.flatMap(({ quarters }) => quarters))).toBeGreaterThan(0);
    }
  }
});

test("a month has its share of the source, to a millionth of the year", () => {
  for (const kind of KINDS) {
    const shares = monthShares[kind].map((share) => share / sum(monthShares[kind]));
    const weights = monthWeights(kind).map((weight) => weight / YEAR_WEIGHT);
    expect(weights.map((weight, month) => Math.abs(weight - (shares[month] ?? 0)) < 1e-6)).not.toContain(false);
  }
});

test("an evening in winter has more than a night in summer, and a heated house differs more than a flat", () => {
  const evening = (kind: ProfileKind): number => (dayCurve("2026-01-15", kind)[18 * 4] ?? 0) * monthShares[kind][0];
  const night = (kind: ProfileKind): number => (dayCurve("2026-07-15", kind)[3 * 4] ?? 0) * monthShares[kind][6];
  const ratio = (kind: ProfileKind): number => evening(kind) / night(kind);
  expect(ratio("flat")).toBeGreaterThan(2);
  expect(ratio("houseDirect")).toBeGreaterThan(2 * ratio("flat"));
});

test("Saturdays, Sundays and holidays have the curve of a day off", () => {
  expect(dayCurve("2026-01-06", "flat")).toEqual(dayCurve("2026-01-11", "flat"));
  expect(dayCurve("2026-01-07", "flat")).not.toEqual(dayCurve("2026-01-11", "flat"));
});

test("any whole amount is spread over a month without loss", () => {
  fc.assert(
    fc.property(fc.nat({ max: 200_000_000 }), fc.constantFrom("2026-02", "2026-03", "2026-10"), (total, month) => {
      expect(sum(spreadOverMonth(total, month, "houseDirect"))).toBe(total);
    }),
    { numRuns: 30 },
  );
});

test("heating by electricity decides the profile; without it, the housing", () => {
  expect(profileOf({ housing: "flat", heating: "other" })).toBe("flat");
  expect(profileOf({ housing: "house", heating: "other" })).toBe("houseHousehold");
  expect(profileOf({ housing: "house", heating: "pump" })).toBe("housePump");
  expect(profileOf({ housing: "flat", heating: "direct" })).toBe("houseDirect");
});
