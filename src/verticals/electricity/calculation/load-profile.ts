import { isWorkingDay } from "#domain/calendar/swedish-holidays.ts";
import type { Heating, Housing } from "#verticals/electricity/electricity.search.ts";
import { type DayCurves, electricHeatingCurves, flatCurves, householdCurves, monthShares } from "./data/load-curves.ts";
import { spreadByWeights } from "./exact.ts";
import { daysOfMonth, hoursOfQuarters, quartersOf, yearFrom } from "./swedish-day.ts";

export type ProfileKind = "flat" | "houseDirect" | "housePump" | "houseHousehold";

/** A year's use is so many parts. Every weight is a whole number of them, and twelve months sum to exactly this. */
export const YEAR_WEIGHT = 1_000_000_000;

/** Heating by electricity decides the shape, whatever it heats. */
export function profileOf({ housing, heating }: { readonly housing: Housing; readonly heating: Heating }): ProfileKind {
  if (heating === "direct") return "houseDirect";
  if (heating === "pump") return "housePump";
  return housing === "flat" ? "flat" : "houseHousehold";
}

const CURVES: Readonly<Record<ProfileKind, DayCurves>> = {
  flat: flatCurves,
  houseDirect: electricHeatingCurves,
  housePump: electricHeatingCurves,
  houseHousehold: householdCurves,
};

/** The weight of each month, January first. */
export const monthWeights = (kind: ProfileKind): readonly number[] => MONTH_WEIGHTS[kind];

const MONTH_WEIGHTS: Readonly<Record<ProfileKind, readonly number[]>> = {
  flat: spreadByWeights(YEAR_WEIGHT, monthShares.flat),
  houseDirect: spreadByWeights(YEAR_WEIGHT, monthShares.houseDirect),
  housePump: spreadByWeights(YEAR_WEIGHT, monthShares.housePump),
  houseHousehold: spreadByWeights(YEAR_WEIGHT, monthShares.houseHousehold),
};

export const monthIndexOf = (month: string): number => Number(month.slice(5, 7)) - 1;

export interface MonthWeights {
  /** YYYY-MM. */
  readonly month: string;
  readonly total: number;
  /** Of each quarter of the month, day after day. They sum to the total. */
  readonly quarters: readonly number[];
}

/** Twelve months beginning with one given as YYYY-MM. */
export const yearWeights = (kind: ProfileKind, firstMonth: string): MonthWeights[] =>
  yearFrom(firstMonth).map((month) => {
    const total = monthWeights(kind)[monthIndexOf(month)] ?? 0;
    return { month, total, quarters: spreadOverMonth(total, month, kind) };
  });

/** A whole total spread over the quarters of a month by the curves; the parts sum to it. */
export const spreadOverMonth = (total: number, month: string, kind: ProfileKind): number[] =>
  spreadByWeights(
    total,
    daysOfMonth(month).flatMap((day) => dayCurve(day, kind)),
  );

/** The curve's value of each quarter of a day: the four quarters of an hour are alike. */
export function dayCurve(day: string, kind: ProfileKind): number[] {
  const season = CURVES[kind][seasonOf(day)];
  const hours = isWorkingDay(day) ? season.workingDay : season.dayOff;
  return hoursOfQuarters(quartersOf(day)).map((hour) => hours[hour] ?? 0);
}

const WINTER = new Set(["11", "12", "01", "02", "03"]);
const SUMMER = new Set(["06", "07", "08"]);

function seasonOf(day: string): keyof DayCurves {
  const month = day.slice(5, 7);
  if (WINTER.has(month)) return "winter";
  return SUMMER.has(month) ? "summer" : "between";
}
