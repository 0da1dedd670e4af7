import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";

export const QUARTER_MS = 15 * MINUTE_MS;

/** The moment at which a day (YYYY-MM-DD) begins in Sweden. Summer time begins and ends after one in the night, never at midnight. */
export function startOfSwedishDay(day: string): number {
  const midnightUtcMs = Date.parse(`${day}T00:00:00Z`);
  const offsetMs = [2 * HOUR_MS, HOUR_MS].find((offset) => TIME.format(midnightUtcMs - offset) === "00:00");
  return midnightUtcMs - (offsetMs ?? HOUR_MS);
}

/** How many quarter hours a day has in Sweden: 96, 92 when summer time begins, 100 when it ends. */
export const quartersOfDay = (day: string): number =>
  (startOfSwedishDay(addDays(day, 1)) - startOfSwedishDay(day)) / QUARTER_MS;

/** The time of day in Sweden, as "13:05". */
export const swedishTime = (atMs: number): string => TIME.format(atMs);

const TIME = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", timeStyle: "short" });
