import { addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import type { SeriesDay, StoredSeries } from "#domain/series/stored-series.ts";
import { roundRatio } from "./exact.ts";
import { daysOfMonth, quartersOf, yearFrom } from "./swedish-day.ts";
import type { MonthUse } from "./year-amount.ts";

/** A month's spot prices in the order of its quarters. */
export interface MonthPrices {
  readonly month: string;
  readonly meanKwh: number;
  readonly prices: Float64Array;
}

/** Twelve months of prices, complete but for so many quarters, which have the mean of their month. */
export interface YearPrices {
  readonly months: readonly MonthPrices[];
  readonly missingQuarters: number;
}

const YEARS = 3;
/** A year with a larger share of its quarters missing does not count. */
const MOST_MISSING = { quarters: 2, of: 100 };

/** The last whole years before today's month, latest first; those with enough prices. */
export function spotYears({ days }: StoredSeries, today: string): YearPrices[] {
  const byDate = pricesByDate(days);
  return Array.from({ length: YEARS }, (_, index) => yearPrices(byDate, firstMonthOfYear(today, index + 1))).filter(
    (year) => year !== undefined,
  );
}

/** The last whole year before today's month, if it has enough prices. */
export const latestSpotYear = (days: readonly SeriesDay[], today: string): YearPrices | undefined =>
  yearPrices(pricesByDate(days), firstMonthOfYear(today, 1));

const pricesByDate = (days: readonly SeriesDay[]): ReadonlyMap<string, readonly number[]> =>
  new Map(days.map(({ date, values }) => [date, values]));

/** The first month of the twelve that ended so many whole years before today's month began. */
export const firstMonthOfYear = (today: string, yearsBack: number): string =>
  monthOf(addMonths(monthOf(today), -12 * yearsBack));

function yearPrices(days: ReadonlyMap<string, readonly number[]>, firstMonth: string): YearPrices | undefined {
  const months = yearFrom(firstMonth).map((month) => monthPrices(days, month));
  const complete = months.filter((month) => month !== undefined);
  if (complete.length < months.length) return undefined;
  const quarters = complete.reduce((all, { prices }) => all + prices.length, 0);
  const missingQuarters = complete.reduce((all, { missing }) => all + missing, 0);
  return missingQuarters * MOST_MISSING.of > quarters * MOST_MISSING.quarters
    ? undefined
    : { months: complete, missingQuarters };
}

function monthPrices(
  days: ReadonlyMap<string, readonly number[]>,
  month: string,
): (MonthPrices & { readonly missing: number }) | undefined {
  const stored = daysOfMonth(month).map((day) => {
    const quarters = quartersOf(day);
    const values = days.get(day);
    // A day with another number of quarters cannot be laid beside the use.
    return { quarters, values: values?.length === quarters ? values : undefined };
  });
  let sum = 0;
  let count = 0;
  let missing = 0;
  for (const { quarters, values } of stored) {
    if (values === undefined) missing += quarters;
    else {
      count += quarters;
      for (const value of values) sum += value;
    }
  }
  if (count === 0) return undefined;
  const meanKwh = roundRatio(sum, count);
  const prices = new Float64Array(count + missing);
  let at = 0;
  for (const { quarters, values } of stored) {
    if (values === undefined) prices.fill(meanKwh, at, at + quarters);
    else prices.set(values, at);
    at += quarters;
  }
  return { month, meanKwh, prices, missing };
}

/** The use of a month's quarters laid beside its prices. */
export function monthUse({ month, meanKwh, prices }: MonthPrices, quarters: ArrayLike<number>): MonthUse {
  let weight = 0;
  let weightTimesSpot = 0;
  for (let quarter = 0; quarter < prices.length; quarter += 1) {
    const use = quarters[quarter] ?? 0;
    weight += use;
    weightTimesSpot += use * (prices[quarter] ?? 0);
  }
  return { month, weight, weightTimesSpot, meanKwh };
}
