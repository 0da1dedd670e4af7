/** "18 januari 2027", from YYYY-MM-DD. */
export const formatLongDate = (date: string): string => LONG_DATE.format(new Date(`${date}T00:00:00Z`));

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
const MONTH = new Intl.DateTimeFormat("sv-SE", { month: "long", year: "numeric", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("sv-SE", { ...DAY, ...TIME, month: "long" });
const SHORT_MOMENT = new Intl.DateTimeFormat("sv-SE", { ...DAY, ...TIME, month: "short" });
