import { utcDate } from "#domain/calendar/day-arithmetic.ts";

/** A date as YYYY-MM-DD, YYYYMMDD or YYYY/MM/DD in the form of the first; none if there is no such day. */
export function isoDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const atMs = Date.parse(date);
  // A browser reads 30 February as a day in March.
  return Number.isNaN(atMs) || utcDate(atMs) !== date ? undefined : date;
}
