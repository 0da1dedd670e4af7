import { DAY_MS } from "./durations.ts";

// Days are YYYY-MM-DD, counted in UTC: no change to summer time makes one longer or shorter.

export const utcDate = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const addDays = (day: string, days: number): string => utcDate(Date.parse(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Calendar months. A day that a shorter month does not have becomes its last day; of a month, the first day is meant. */
export function addMonths(dayOrMonth: string, months: number): string {
  const [year = 0, month = 1, day = 1] = dayOrMonth.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}
