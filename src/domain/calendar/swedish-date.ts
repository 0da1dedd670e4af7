import { MINUTE_MS } from "./durations.ts";

/** The date in Sweden at a moment, as YYYY-MM-DD: what "today" means to a visitor and to an insurer. */
export function swedishDate(nowMs: number): string {
  const minute = Math.floor(nowMs / MINUTE_MS);
  if (minute !== last.minute) last = { minute, date: format.format(nowMs) };
  return last.date;
}

// The Swedish locale writes dates in ISO order.
const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });

/** Every search asks for the date, and it changes at a whole minute: formatting it each time was a measurable cost. */
let last = { minute: Number.NaN, date: "" };
