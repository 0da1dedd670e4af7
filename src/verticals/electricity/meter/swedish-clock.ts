import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { CHANGED_HOUR, QUARTERS_OF_HOUR } from "#verticals/electricity/calculation/swedish-day.ts";

/** A quarter of a Swedish day, counted from its midnight. */
export interface QuarterOfDay {
  readonly date: string;
  readonly quarter: number;
}

const QUARTER_MS = 15 * MINUTE_MS;

/** The quarter that begins at a moment. */
export function quarterAt(atMs: number): QuarterOfDay {
  if (atMs < last.startMs || atMs >= last.endMs) last = dayAt(atMs);
  return { date: last.date, quarter: Math.floor((atMs - last.startMs) / QUARTER_MS) };
}

interface DayInTime {
  readonly date: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** A file asks for the same day a hundred times in a row. */
let last: DayInTime = { date: "", startMs: 0, endMs: 0 };

/** Swedish time is one or two hours ahead: the day is that of two hours later, or the day before. */
function dayAt(atMs: number): DayInTime {
  const later = utcDate(atMs + 2 * HOUR_MS);
  const date = startOf(later) <= atMs ? later : addDays(later, -1);
  return { date, startMs: startOf(date), endMs: startOf(addDays(date, 1)) };
}

const startOf = (date: string): number => Date.parse(date) - (isSummerAtMidnight(date) ? 2 : 1) * HOUR_MS;

/** After the last Sunday of March, until the midnight that begins the last Sunday of October. */
function isSummerAtMidnight(date: string): boolean {
  const year = date.slice(0, 4);
  return date > lastSunday(`${year}-03-31`) && date <= lastSunday(`${year}-10-31`);
}

const lastSunday = (monthEnd: string): string => addDays(monthEnd, -new Date(Date.parse(monthEnd)).getUTCDay());

/**
 * The first quarter of a local time in a day of so many quarters; none in the hour that spring leaves out. The second time around in
 * autumn when so asked.
 */
export function quarterOfLocalTime(
  quarters: number,
  hour: number,
  minute: number,
  isRepeat: boolean,
): number | undefined {
  const plain = hour * QUARTERS_OF_HOUR + Math.floor(minute / 15);
  const shift = quarters - DAY_MS / QUARTER_MS;
  if (hour < CHANGED_HOUR || shift === 0) return plain;
  if (hour > CHANGED_HOUR) return plain + shift;
  if (shift < 0) return undefined;
  return isRepeat ? plain + shift : plain;
}
