import { WEEK_MS } from "./durations.ts";

/** The week of a day as Swedes count it (ISO 8601): it belongs to the year that has its Thursday. */
export function isoWeek(day: string): { readonly year: number; readonly week: number } {
  const thursday = new Date(`${day}T00:00:00Z`);
  // Sunday is 0 to the machine and the last day of the week to a Swede.
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS) };
}

/** "2026-W46". */
export function weekOf(day: string): string {
  const { year, week } = isoWeek(day);
  return `${year}-W${String(week).padStart(2, "0")}`;
}
