import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { QUARTERS_OF_HOUR, quartersOf } from "#verticals/electricity/calculation/swedish-day.ts";
import type { MeterDay, MeterSeries } from "./meter-series.ts";

/** A day of a file while it is read: whole Wh of each quarter, NaN where there is no value. */
export interface OpenDay {
  readonly date: string;
  readonly wh: Float64Array;
}

/** The days of a file while it is read. */
export interface MeterDays {
  dayOf(date: string): OpenDay;
  /** Whole Wh over so many quarters. A later value replaces an earlier one. */
  put(day: OpenDay, quarter: number, quarters: number, wh: number): void;
  ignore(): void;
  finish(stepMinutes: 15 | 30 | 60): MeterSeries | undefined;
}

/** A year, whether it has a leap day or not. */
const MOST_DAYS = 366;

export function createMeterDays(): MeterDays {
  const days = new Map<string, OpenDay>();
  let last: OpenDay = { date: "", wh: new Float64Array() };
  let duplicates = 0;
  let ignored = 0;
  return {
    dayOf: (date) => {
      if (last.date === date) return last;
      last = days.get(date) ?? { date, wh: new Float64Array(quartersOf(date)).fill(Number.NaN) };
      days.set(date, last);
      return last;
    },
    put: ({ wh: values }, quarter, quarters, wh) => {
      if (quarter + quarters > values.length) {
        ignored += 1;
        return;
      }
      if (isKnown(values[quarter])) duplicates += 1;
      // By running totals, so that the quarters of an hour sum to it.
      for (let index = 0; index < quarters; index += 1) {
        values[quarter + index] = Math.floor((wh * (index + 1)) / quarters) - Math.floor((wh * index) / quarters);
      }
    },
    ignore: () => {
      ignored += 1;
    },
    finish: (stepMinutes) => {
      const all = [...days.values()]
        .filter(({ wh }) => wh.some(isKnown))
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
        totalWh: used.reduce((sum, { wh }) => sum + wh.reduce((ofDay, value) => ofDay + (value || 0), 0), 0),
        stepMinutes,
        warnings: {
          missingHours: missingHours(used),
          duplicates,
          ignored,
          daysLeftOut: daysBetween(start.date, from),
        },
      };
    },
  };
}

/** True if every quarter from one and so many on already has a value. */
export function isFilled({ wh }: OpenDay, quarter: number, quarters: number): boolean {
  for (let index = quarter; index < quarter + quarters; index += 1) if (!isKnown(wh[index])) return false;
  return true;
}

/** Not NaN. */
const isKnown = (wh: number | undefined): boolean => wh === wh;

/** Of absent days and gaps. What lies before the first value and after the last one is not missing. */
function missingHours(days: readonly MeterDay[]): number {
  let missing = 0;
  let expected = days[0]?.date ?? "";
  days.forEach(({ date, wh }, index) => {
    for (; expected < date; expected = addDays(expected, 1)) missing += quartersOf(expected);
    expected = addDays(date, 1);
    const begin = index === 0 ? wh.findIndex(isKnown) : 0;
    const end = index === days.length - 1 ? wh.findLastIndex(isKnown) + 1 : wh.length;
    for (let quarter = begin; quarter < end; quarter += 1) if (!isKnown(wh[quarter])) missing += 1;
  });
  return Math.ceil(missing / QUARTERS_OF_HOUR);
}
