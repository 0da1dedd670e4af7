import pg from "pg";
import { extentAt } from "#domain/series/series-plan.ts";
import { systemClock } from "#platform/clock.ts";
import { spotSource } from "#verticals/electricity/server/spot-source.ts";
import { marketDays } from "./market-days.ts";

/**
 * Every day of the series as the market of the simulators would answer. A worker that had to ask for each of the four thousand would take
 * part of the machine from the journeys for minutes; how it fills a series is shown by the contract tests.
 */
export async function storePrices(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { first, last } = extentAt(spotSource, systemClock.nowMs());
    const rows = spotSource.keys.flatMap((key) =>
      marketDays(key, first, last, systemClock).map(({ date, values }) => ({ key, day: date, values })),
    );
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
