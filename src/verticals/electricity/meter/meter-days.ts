import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { QUARTERS_OF_HOUR, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { MeterDay, MeterSeries } from "./meter-series.ts";

/** The days of a file while it is read. */
export interface MeterDays {
  /** True if every quarter from one and so many on already has a value. */
  isFilled(date: string, quarter: number, quarters: number): boolean;
  /** Whole Wh over so many quarters. A later value replaces an earlier one. */
  put(date: string, quarter: number, quarters: number, wh: number): void;
  ignore(): void;
  finish(stepMinutes: 15 | 30 | 60): MeterSeries | undefined;
}

/** A year, whether it has a leap day or not. */
const MOST_DAYS = 366;

export function createMeterDays(): MeterDays {
  const days = new Map<string, (number | undefined)[]>();
  let duplicates = 0;
  let ignored = 0;
  const dayOf = (date: string): (number | undefined)[] => {
    const known = days.get(date);
    if (known !== undefined) return known;
    const fresh = Array.from<number | undefined>({ length: quartersOf(date) });
    days.set(date, fresh);
    return fresh;
  };
  return {
    isFilled: (date, quarter, quarters) => {
      const day = days.get(date);
      return day !== undefined && !day.slice(quarter, quarter + quarters).includes(undefined);
    },
    put: (date, quarter, quarters, wh) => {
      if (quarter + quarters > quartersOf(date)) {
        ignored += 1;
        return;
      }
      const day = dayOf(date);
      if (day[quarter] !== undefined) duplicates += 1;
      // By running totals, so that the quarters of an hour sum to it.
      for (let index = 0; index < quarters; index += 1) {
        day[quarter + index] = Math.floor((wh * (index + 1)) / quarters) - Math.floor((wh * index) / quarters);
      }
    },
    ignore: () => {
      ignored += 1;
    },
    finish: (stepMinutes) => {
      const all = [...days]
        .map(([date, wh]) => ({ date, wh }))
        .toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const end = all.at(-1);
      const start = all[0];
      if (start === undefined || end === undefined) return undefined;
      const earliest = addDays(end.date, 1 - MOST_DAYS);
      const used = all.filter(({ date }) => date >= earliest);
      const from = used[0]?.date ?? end.date;
      return {
        days: used,
        from,
        to: end.date,
        totalWh: used.reduce((sum, { wh }) => sum + wh.reduce<number>((daySum, value) => daySum + (value ?? 0), 0), 0),
        stepMinutes,
        warnings: {
          missingHours: missingHours(used, from, end.date),
          duplicates,
          ignored,
          daysLeftOut: daysBetween(start.date, from),
        },
      };
    },
  };
}

/** Of absent days and gaps. What lies before the first value and after the last one is not missing. */
function missingHours(days: readonly MeterDay[], from: string, to: string): number {
  const byDate = new Map(days.map(({ date, wh }) => [date, wh]));
  let missing = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const wh = byDate.get(date) ?? Array.from<undefined>({ length: quartersOf(date) });
    const begin = date === from ? wh.findIndex((value) => value !== undefined) : 0;
    const end = date === to ? wh.findLastIndex((value) => value !== undefined) + 1 : wh.length;
    for (let quarter = begin; quarter < end; quarter += 1) if (wh[quarter] === undefined) missing += 1;
  }
  return Math.ceil(missing / QUARTERS_OF_HOUR);
}
