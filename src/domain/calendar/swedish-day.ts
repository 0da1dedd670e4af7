const LONG = new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A date as it is read in a sentence: "2026-11-15" becomes "15 november 2026". */
export const writeDay = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));
