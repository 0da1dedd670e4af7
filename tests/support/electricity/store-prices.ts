import pg from "pg";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { extentAt } from "#domain/series/series-plan.ts";
import { systemClock } from "#platform/clock.ts";
import { dayAheadMarket } from "#simulators/day-ahead-market/day-ahead-market.ts";
import { createCounters } from "#simulators/kernel/counters.ts";
import { createFaultBook } from "#simulators/kernel/fault-book.ts";
import { dayAheadPath } from "#verticals/electricity/server/protocols/day-ahead-path.ts";
import { spotSource } from "#verticals/electricity/server/spot-source.ts";

/** What the simulators of a stack are started with. */
const SEED = 1;

/**
 * Every day of the series as the market of the simulators would answer. A worker that had to ask for each of the four thousand would take
 * part of the machine from the journeys for minutes; how it fills a series is shown by the contract tests.
 */
export async function storePrices(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { first, last } = extentAt(spotSource, systemClock.nowMs());
    const rows = spotSource.keys.flatMap((key) => daysFrom(first, last).flatMap((day) => readDay(key, day)));
    const months = new Set(rows.map(({ day }) => day.slice(0, 7)));
    for (const month of months) await client.query("select ensure_series_month($1)", [`${month}-01`]);
    await client.query(INSERT, [
      spotSource.name,
      rows.map(({ key }) => key),
      rows.map(({ day }) => day),
      rows.map(({ values }) => `{${values.join(",")}}`),
    ]);
  } finally {
    await client.end();
  }
}

const INSERT = `
insert into series_days (source, key, day, values, fetched_at)
select $1, key, day, listed::int[], now() from unnest($2::text[], $3::date[], $4::text[]) as given (key, day, listed)`;

const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

const day = dayAheadMarket({
  seed: SEED,
  clock: systemClock,
  faults: createFaultBook(SEED),
  counters: createCounters(),
  isRealSpeed: () => false,
  latencyMs: () => 0,
  host: "127.0.0.1",
}).operations.find(({ name }) => name === "day");

interface PricedDay {
  readonly key: string;
  readonly day: string;
  readonly values: readonly number[];
}

/** Nothing for a day that is not published. */
function readDay(key: string, date: string): PricedDay[] {
  const [file = "", year = ""] = dayAheadPath(key, date).split("/").toReversed();
  const { status = 0, body = "" } =
    day?.answer({ parameters: { year, file }, query: new URLSearchParams(), headers: {}, body: "", key: file }) ?? {};
  const reading = spotSource.read({ status, body, contentType: "application/json" }, date);
  return reading.kind === "day" ? [{ key, day: date, values: reading.values }] : [];
}
