const DAY_MS = 86_400_000;

/** The number of the week that a day belongs to, as Swedish calendars print it: week 1 holds the year's first Thursday. */
export function isoWeek(isoDate: string): number {
  const day = new Date(`${isoDate}T00:00:00Z`);
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY_MS);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / (7 * DAY_MS)) + 1;
}
