const MONTH_AND_YEAR = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC", month: "long", year: "numeric" });

/** "november 2025", from YYYY-MM. */
export const formatMonth = (month: string): string => MONTH_AND_YEAR.format(new Date(`${month}-01T00:00:00Z`));
