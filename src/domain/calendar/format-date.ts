/** "18 januari 2027", from YYYY-MM-DD. */
export const formatLongDate = (date: string): string => LONG_DATE.format(new Date(`${date}T00:00:00Z`));

/** "12 december", from YYYY-MM-DD. */
export const formatDay = (date: string): string => SAME_YEAR.format(new Date(`${date}T00:00:00Z`));

/** "måndag 16 november", from YYYY-MM-DD. */
export const formatWeekday = (date: string): string => WEEKDAY.format(new Date(`${date}T00:00:00Z`));

/** "tors 12 nov", from YYYY-MM-DD: for a narrow column. */
export const formatShortWeekday = (date: string): string =>
  SHORT_WEEKDAY.format(new Date(`${date}T00:00:00Z`)).replaceAll(/[.,]/g, "");

/** "10:03", as clocks in Sweden show it. */
export const formatClock = (atMs: number): string => CLOCK.format(atMs);

/** "november 2026", from YYYY-MM. */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** "15 november 2026 kl. 10:03", as clocks in Sweden show it. */
export const formatMoment = (atMs: number): string => MOMENT.format(atMs);

/** "15 nov. 2026 10:03", for a narrow column of times: it breaks between day and hour only. */
export const formatShortMoment = (atMs: number): string =>
  SHORT_MOMENT.format(atMs).replaceAll(/ (?!\d{2}:)/g, "\u00a0");

const DAY = { day: "numeric", year: "numeric" } as const;
const TIME = { timeZone: "Europe/Stockholm", hour: "2-digit", minute: "2-digit" } as const;

const LONG_DATE = new Intl.DateTimeFormat("sv-SE", { ...DAY, month: "long", timeZone: "UTC" });
const SAME_YEAR = new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "long", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat("sv-SE", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const SHORT_WEEKDAY = new Intl.DateTimeFormat("sv-SE", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const CLOCK = new Intl.DateTimeFormat("sv-SE", TIME);
const MONTH = new Intl.DateTimeFormat("sv-SE", { month: "long", year: "numeric", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("sv-SE", { ...DAY, ...TIME, month: "long" });
const SHORT_MOMENT = new Intl.DateTimeFormat("sv-SE", { ...DAY, ...TIME, month: "short" });
