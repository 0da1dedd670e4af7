import { addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import { roundRatio } from "./exact.ts";
import { daysOfMonth, quartersOf } from "./swedish-day.ts";

export interface MonthMean {
  /** YYYY-MM. */
  readonly month: string;
  /** Of the stored quarters, in the unit of the series, rounded to a whole number. */
  readonly meanKwh: number;
  /** Days of the month that are not stored; a mean with any is a partial one and must be shown as such. */
  readonly missingDays: number;
}

/** Of a month that may be partial; none when nothing of it is stored. */
export function monthMean(spot: StoredSeries, month: string): MonthMean | undefined {
  const days = spot.days.filter(({ date, values }) => monthOf(date) === month && values.length === quartersOf(date));
  const values = days.flatMap((day) => day.values);
  if (values.length === 0) return undefined;
  const sum = values.reduce((all, value) => all + value, 0);
  return { month, meanKwh: roundRatio(sum, values.length), missingDays: daysOfMonth(month).length - days.length };
}

/** With more days missing, the mean could be far from the true one, and there is none. */
const MOST_MISSING_DAYS = 3;

/** The spot price that comparison prices of variable contracts are based on: the mean of the month before today's. */
export function previousMonthMean(spot: StoredSeries, today: string): MonthMean | undefined {
  const mean = monthMean(spot, monthOf(addMonths(monthOf(today), -1)));
  return mean === undefined || mean.missingDays > MOST_MISSING_DAYS ? undefined : mean;
}
