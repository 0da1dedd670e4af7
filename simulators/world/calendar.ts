export const DAY_MS = 86_400_000;

/** The date in Sweden, as YYYY-MM-DD: what the registers and the insurers call today. */
export function swedishDate(nowMs: number): string {
  const quarter = Math.floor(nowMs / QUARTER_MS);
  if (quarter !== last.quarter) last = { quarter, date: format.format(nowMs) };
  return last.date;
}

/** Days are counted from 1970. */
export const dayOf = (nowMs: number): number => Math.floor(nowMs / DAY_MS);

export const endOfDayMs = (day: number): number => (day + 1) * DAY_MS - 1;

/** A date changes only on a quarter of an hour, so within one it need not be worked out again: it is a tenth of a quote's cost. */
const QUARTER_MS = 900_000;

const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });

let last = { quarter: -1, date: "" };
