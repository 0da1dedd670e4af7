import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { roundRatio } from "#verticals/electricity/calculation/exact.ts";
import type { MonthWeights } from "#verticals/electricity/calculation/load-profile.ts";
import { daysOfMonth, hoursOfQuarters, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { MeterSeries } from "./meter-series.ts";

/** Whole Wh of each quarter of a month, day after day. */
export interface MonthOfUse {
  /** YYYY-MM. */
  readonly month: string;
  readonly wh: Float64Array;
}

/** A household's use in twelve months. */
export interface OwnYear {
  readonly months: readonly MonthOfUse[];
  /** Quarters that no value of the visitor's covers: they follow the load profile at the level of the others. */
  readonly estimatedQuarters: number;
}

/**
 * The meter's values laid on twelve months. A day outside the file is the same weekday one or two years from it; where the file has none
 * either, the profile's weights fill in. The file has at least a value.
 */
export function ownYear({ days }: MeterSeries, weights: readonly MonthWeights[]): OwnYear {
  const byDate = new Map(days.map(({ date, wh }) => [date, wh]));
  const months = weights.map(({ month, quarters }) => ({ month, wh: valuesOf(month, quarters.length, byDate) }));
  let knownWh = 0;
  let knownWeight = 0;
  let estimatedQuarters = 0;
  months.forEach(({ wh }, index) => {
    const ofMonth = weights[index]?.quarters ?? [];
    for (let quarter = 0; quarter < wh.length; quarter += 1) {
      const value = wh[quarter] ?? Number.NaN;
      if (Number.isNaN(value)) estimatedQuarters += 1;
      else {
        knownWh += value;
        knownWeight += ofMonth[quarter] ?? 0;
      }
    }
  });
  if (estimatedQuarters > 0) {
    const estimate = (weight: number): number => (knownWeight === 0 ? 0 : roundRatio(weight * knownWh, knownWeight));
    months.forEach(({ wh }, index) => {
      const ofMonth = weights[index]?.quarters ?? [];
      wh.forEach((value, quarter) => {
        if (Number.isNaN(value)) wh[quarter] = estimate(ofMonth[quarter] ?? 0);
      });
    });
  }
  return { months, estimatedQuarters };
}

/** 52 weeks: the same weekday in the same season. */
const YEAR_OF_WEEKS = 364;
const DISTANCES = [0, -YEAR_OF_WEEKS, YEAR_OF_WEEKS, -2 * YEAR_OF_WEEKS, 2 * YEAR_OF_WEEKS];

/** NaN where there is no value. */
function valuesOf(month: string, quarters: number, byDate: ReadonlyMap<string, Float64Array>): Float64Array {
  const values = new Float64Array(quarters).fill(Number.NaN);
  let at = 0;
  for (const day of daysOfMonth(month)) {
    const count = quartersOf(day);
    const source = sourceOf(day, byDate);
    if (source !== undefined) values.set(fitted(source, count), at);
    at += count;
  }
  return values;
}

function sourceOf(day: string, byDate: ReadonlyMap<string, Float64Array>): Float64Array | undefined {
  for (const distance of DISTANCES) {
    const found = byDate.get(distance === 0 ? day : addDays(day, distance));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A day of another length by its local hours: the hour that one of them lacks is unknown, and one that comes twice repeats. */
function fitted(values: Float64Array, quarters: number): ArrayLike<number> {
  if (values.length === quarters) return values;
  const from = hoursOfQuarters(values.length);
  return hoursOfQuarters(quarters).map((hour, quarter) => {
    const start = from.indexOf(hour);
    return start < 0 ? Number.NaN : (values[start + (quarter % 4)] ?? Number.NaN);
  });
}
