import { DAY_MS } from "./durations.ts";

/**
 * Days on which a time limit cannot end: Saturdays, Sundays, public holidays, and the eves of midsummer, Christmas and the
 * new year (the act on reckoning of statutory time, 1930:173, 2 §). Days are YYYY-MM-DD.
 */
export const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY && !isHoliday(day, weekday);
};

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** New year, Epiphany, 1 May, national day, Christmas eve to Boxing day, new year's eve. */
const FIXED = new Set(["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"]);

/** Good Friday, Easter Monday, Ascension; what falls on a weekend needs no line. */
const DAYS_FROM_EASTER = new Set([-2, 1, 39]);

function isHoliday(day: string, weekday: number): boolean {
  const monthDay = day.slice(5);
  if (FIXED.has(monthDay)) return true;
  const isMidsummerEve = weekday === FRIDAY && monthDay >= "06-19" && monthDay <= "06-25";
  const fromEaster = (Date.parse(`${day}T00:00:00Z`) - easterOf(Number(day.slice(0, 4)))) / DAY_MS;
  return isMidsummerEve || DAYS_FROM_EASTER.has(fromEaster);
}

/** Easter Sunday by the Gregorian computus: golden number, century corrections, epact, then the Sunday after. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const corrected = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const sunday = (year + Math.floor(year / 4) + corrected + 2 - century + Math.floor(century / 4)) % 7;
  return Date.UTC(year, 2, 28 + corrected - sunday);
}
