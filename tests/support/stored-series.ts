import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";

/** A series of one value for every quarter hour up to the day, for tests of what is computed from stored series. */
export function flatSeries(question: string, value: number, lastDate: string, dayCount: number): StoredSeries {
  const [source = "", key = ""] = question.split("/");
  const days = Array.from({ length: dayCount }, (_, at) => {
    const date = addDays(lastDate, at + 1 - dayCount);
    return { date, values: Array.from({ length: quartersIn(date) }, () => value) };
  });
  return { source, key, days, readAtMs: Date.parse(`${lastDate}T12:00:00Z`) };
}

/** Midnight to midnight in Sweden: a day less or more an hour when the clocks change. */
function quartersIn(date: string): number {
  const hours = (Date.parse(`${addDays(date, 1)}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / 3_600_000;
  const offset = (day: string) => Number(swedishHour.format(Date.parse(`${day}T00:00:00Z`)));
  return (hours - (offset(addDays(date, 1)) - offset(date))) * 4;
}

const swedishHour = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", hour: "numeric" });
