const MONTH = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC", month: "long", year: "numeric" });

/** "november 2026", from "2026-11". */
export const writeMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
