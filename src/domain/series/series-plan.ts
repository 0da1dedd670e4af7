import { addDays, addMonths, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { SeriesDay } from "./stored-series.ts";
import { quartersOfDay, swedishTime } from "./swedish-day.ts";

/** Which days a source should have. */
export interface SeriesExtent {
  readonly monthsBack: number;
  /** The Swedish time of day from which the next day is published, as "13:00". */
  readonly nextDayFrom: string;
}

/** The first and the last day that should be stored at a moment. */
export function extentAt({ monthsBack, nextDayFrom }: SeriesExtent, nowMs: number): { first: string; last: string } {
  const today = swedishDate(nowMs);
  const isNextOut = swedishTime(nowMs) >= nextDayFrom;
  return { first: addMonths(today, -monthsBack), last: isNextOut ? addDays(today, 1) : today };
}

/** What is known of a stored day without its values. */
export interface StoredDay {
  readonly count: number;
  readonly fetchedAtMs: number;
}

export interface DayToFetch {
  readonly day: string;
  /** Nothing complete is stored. The others are asked for again, because a source corrects its latest days. */
  readonly isMissing: boolean;
}

/** So many of the latest days may still be corrected, */
const CORRECTED_DAYS = 4;
/** and are asked for again after so long. */
const ASK_AGAIN_AFTER_MS = 60 * MINUTE_MS;

/** The days to ask for, the newest first: what is missing or incomplete, and the latest days again. */
export function daysToFetch(
  stored: ReadonlyMap<string, StoredDay>,
  extent: { readonly first: string; readonly last: string },
  nowMs: number,
): DayToFetch[] {
  const days = Array.from({ length: daysBetween(extent.first, extent.last) + 1 }, (_, back) =>
    addDays(extent.last, -back),
  );
  return days.flatMap((day, back): DayToFetch[] => {
    const known = stored.get(day);
    if (!known || known.count !== quartersOfDay(day)) return [{ day, isMissing: true }];
    const mayChange = back < CORRECTED_DAYS && nowMs - known.fetchedAtMs >= ASK_AGAIN_AFTER_MS;
    return mayChange ? [{ day, isMissing: false }] : [];
  });
}

/** What is wrong with the values of a day; undefined when nothing is. */
export function faultOfDay({ date, values }: SeriesDay): string | undefined {
  const quarters = quartersOfDay(date);
  if (values.length !== quarters) return `${values.length} values instead of ${quarters}`;
  const wrong = values.find((value) => !Number.isInteger(value) || Math.abs(value) > MAX_VALUE);
  return wrong === undefined ? undefined : "a value is not a whole number within reason";
}

/** What the database holds in four bytes. */
const MAX_VALUE = 2_147_483_647;
