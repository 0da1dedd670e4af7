import type { FetchedDay, SeriesName, SeriesStore, StoreOutcome } from "#journeys/series/series.port.ts";
import { type Connection, findMany, findOne } from "./query.ts";

export function createSeriesStore(pool: Connection): SeriesStore {
  /**
   * Months that this process has made sure of, or is about to: once, and not with every day. Eight days of a new month that each made it
   * would wait for each other's locks.
   */
  const months = new Map<string, Promise<unknown>>();

  async function ensureMonth(day: string): Promise<void> {
    const month = day.slice(0, 7);
    const made = months.get(month) ?? pool.query("select ensure_series_month($1)", [day]);
    months.set(month, made);
    try {
      await made;
    } catch (error) {
      months.delete(month);
      throw error;
    }
  }

  return {
    async stored({ source, key }, from) {
      const rows = await findMany<StoredRow>(pool, {
        name: "series-stored",
        text: STORED,
        values: [source, key, from],
      });
      return new Map(rows.map(({ day, count, fetched_at: at }) => [day, { count, fetchedAtMs: at.getTime() }]));
    },
    async store({ source, key }, { date, values, fetchedAtMs }) {
      await ensureMonth(date);
      const given = [source, key, date, values, new Date(fetchedAtMs)];
      const row = await findOne<{ outcome: StoreOutcome }>(pool, { name: "series-store", text: STORE, values: given });
      return row?.outcome ?? "unchanged";
    },
    read: async (name, from, sinceMs) => readDays(pool, name, from, sinceMs),
  };
}

async function readDays(
  pool: Connection,
  { source, key }: SeriesName,
  from: string,
  sinceMs: number | undefined,
): Promise<FetchedDay[]> {
  const since = sinceMs === undefined ? null : new Date(sinceMs);
  const rows = await findMany<DayRow>(pool, { name: "series-read", text: READ, values: [source, key, from, since] });
  return rows.map(({ day, listed, fetched_at: at }) => ({
    date: day,
    values: listed.split(",").map(Number),
    fetchedAtMs: at.getTime(),
  }));
}

const STORED = `
select to_char(day, 'YYYY-MM-DD') as day, cardinality(values) as count, fetched_at
from series_days where source = $1 and key = $2 and day >= $3`;

const STORE = `
with before as (select values from series_days where source = $1 and key = $2 and day = $3),
written as (
  insert into series_days as known (source, key, day, values, fetched_at) values ($1, $2, $3, $4, $5)
  on conflict (source, key, day) do update set
    values = excluded.values,
    revision = known.revision + (known.values is distinct from excluded.values)::int,
    fetched_at = greatest(known.fetched_at, excluded.fetched_at)
)
select case
  when not exists (select from before) then 'stored'
  when (select values from before) is distinct from $4::int[] then 'corrected'
  else 'unchanged'
end as outcome`;

/** A list of numbers as one text is read faster than an array. */
const READ = `
select to_char(day, 'YYYY-MM-DD') as day, array_to_string(values, ',') as listed, fetched_at
from series_days where source = $1 and key = $2 and day >= $3 and ($4::timestamptz is null or fetched_at >= $4)
order by day`;

interface StoredRow {
  readonly day: string;
  readonly count: number;
  readonly fetched_at: Date;
}

interface DayRow {
  readonly day: string;
  readonly listed: string;
  readonly fetched_at: Date;
}
