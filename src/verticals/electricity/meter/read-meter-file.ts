import { daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { readDayRows } from "./day-rows.ts";
import { findLayout } from "./meter-layout.ts";
import type { MeterReading } from "./meter-series.ts";
import { readValueRows } from "./value-rows.ts";

/** A year of quarters with every column quoted is about 3 million characters. */
export const MOST_CHARACTERS = 5_000_000;
const LEAST_DAYS = 28;

/** Reads the text of a file with meter values as grid companies export it. */
export function readMeterFile(text: string): MeterReading {
  if (text.length > MOST_CHARACTERS) return { ok: false, reason: "tooLarge" };
  const table = withLineFeeds(text.replace(/^\uFEFF/, ""));
  if (!/\S/.test(table)) return { ok: false, reason: "empty" };
  const layout = findLayout(table);
  if (layout === undefined) return { ok: false, reason: "unknownLayout" };
  const series =
    layout.kind === "rows" ? readValueRows(table, layout.rowsAt, layout) : readDayRows(table, layout.rowsAt, layout);
  if (series === "tooCoarse") return { ok: false, reason: "tooCoarse" };
  if (series === undefined) return { ok: false, reason: "noValues" };
  const days = daysBetween(series.from, series.to) + 1;
  return days < LEAST_DAYS ? { ok: false, reason: "tooShort" } : { ok: true, series };
}

/** Some programs end a line with a carriage return alone. */
const withLineFeeds = (text: string): string => (/\r(?!\n)/.test(text) ? text.replaceAll(/\r\n?/g, "\n") : text);
