import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { CHANGED_HOUR, QUARTERS_OF_HOUR, quartersOf } from "../calculation/swedish-day.ts";

/** A quarter of a Swedish day, counted from its midnight. */
export interface QuarterOfDay {
  readonly date: string;
  readonly quarter: number;
}

const QUARTER_MS = 15 * MINUTE_MS;

/** The quarter that begins at a moment. */
export function quarterAt(atMs: number): QuarterOfDay {
  // Swedish time is one or two hours ahead: the day is that of the later one, or the day before.
  const later = dayStartingAt(utcDate(atMs + 2 * HOUR_MS));
  const day = later.startMs <= atMs ? later : dayStartingAt(addDays(later.date, -1));
  return { date: day.date, quarter: Math.floor((atMs - day.startMs) / QUARTER_MS) };
}

interface StartOfDay {
  readonly date: string;
  readonly startMs: number;
}

/** A file asks for the same day a hundred times in a row. */
let last: StartOfDay = { date: "", startMs: 0 };

function dayStartingAt(date: string): StartOfDay {
  if (last.date !== date) last = { date, startMs: Date.parse(date) - (isSummerAtMidnight(date) ? 2 : 1) * HOUR_MS };
  return last;
}

/** After the last Sunday of March, until the midnight that begins the last Sunday of October. */
function isSummerAtMidnight(date: string): boolean {
  const year = date.slice(0, 4);
  return date > lastSunday(`${year}-03-31`) && date <= lastSunday(`${year}-10-31`);
}

const lastSunday = (monthEnd: string): string => addDays(monthEnd, -new Date(Date.parse(monthEnd)).getUTCDay());

/** The first quarter of a local time; none in the hour that spring leaves out. The second time around in autumn when so asked. */
export function quarterOfLocalTime(date: string, hour: number, minute: number, isRepeat: boolean): number | undefined {
  const plain = hour * QUARTERS_OF_HOUR + Math.floor(minute / 15);
  const shift = quartersOf(date) - DAY_MS / QUARTER_MS;
  if (hour < CHANGED_HOUR || shift === 0) return plain;
  if (hour > CHANGED_HOUR) return plain + shift;
  if (shift < 0) return undefined;
  return isRepeat ? plain + shift : plain;
}
