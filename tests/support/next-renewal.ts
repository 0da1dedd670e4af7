import { swedishDate } from "#domain/calendar/swedish-date.ts";

const asRead = new Intl.DateTimeFormat("sv-SE", { dateStyle: "long", timeZone: "UTC" });

/** Simulated insurers renew on the same day of every year: the next one after today, as a date and as a visitor reads it. */
export function nextRenewal(monthAndDay: string): { readonly date: string; readonly text: string } {
  const today = swedishDate(Date.now());
  const year = Number(today.slice(0, 4));
  const date = `${today.slice(5) < monthAndDay ? year : year + 1}-${monthAndDay}`;
  return { date, text: asRead.format(new Date(date)) };
}
