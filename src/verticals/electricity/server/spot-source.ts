import { isRecord } from "#domain/validation/is-record.ts";
import { QUARTER_MS, startOfSwedishDay } from "#domain/series/swedish-day.ts";
import type { SeriesReading, SeriesSource } from "#verticals/_contract/series.ts";
import { POWER_AREAS } from "#verticals/electricity/electricity.search.ts";
import { hundredthsOfOre } from "./decimal-amount.ts";
import { dayAheadPath } from "./protocols/day-ahead-path.ts";

/**
 * The day-ahead prices of the four areas: `GET /api/v1/prices/{YYYY}/{MM}-{DD}_{area}.json`, kronor per kWh without VAT. The next day is
 * published at about one o'clock; before that the answer is 404. Stored as hundredths of an öre.
 */
export const spotSource: SeriesSource = {
  name: "spot",
  target: "day-ahead-prices",
  keys: POWER_AREAS,
  monthsBack: 37,
  nextDayFrom: "13:00",
  prepare: (area, day) => ({
    method: "GET",
    path: dayAheadPath(area, day),
    headers: { accept: "application/json" },
  }),
  read({ status, body }, day) {
    if (status === 404) return { kind: "not-published" };
    if (status !== 200) return unreadable(`status ${status}`);
    return readDay(parseJson(body), day);
  },
};

const unreadable = (why: string): SeriesReading => ({ kind: "unreadable", why });

function readDay(quarters: unknown, day: string): SeriesReading {
  if (!Array.isArray(quarters)) return unreadable("not a list");
  const startMs = startOfSwedishDay(day);
  const values: number[] = [];
  for (const [at, quarter] of (quarters as unknown[]).entries()) {
    if (!isRecord(quarter)) return unreadable(`quarter ${at} is not an object`);
    const { SEK_per_kWh: price, time_start: from, time_end: to } = quarter;
    const isInPlace = momentOf(from) === startMs + at * QUARTER_MS && momentOf(to) === startMs + (at + 1) * QUARTER_MS;
    if (!isInPlace) return unreadable(`quarter ${at} is not where it should be`);
    const value = typeof price === "number" ? hundredthsOfOre(String(price)) : undefined;
    if (value === undefined) return unreadable(`quarter ${at} has no price`);
    values.push(value);
  }
  return { kind: "day", values };
}

/** Without an offset the moment would depend on the machine. */
const momentOf = (text: unknown): number =>
  typeof text === "string" && /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
