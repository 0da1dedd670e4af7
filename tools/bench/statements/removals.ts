import type { Client } from "pg";

/** One day's searches with their offers: deleted row by row, and dropped. */
export interface Removals {
  readonly deleted: Removal;
  readonly dropped: Removal;
}

interface Removal {
  readonly searches: number;
  readonly ms: number;
  /** What every replica and backup receives; other work of the same server is in it. */
  readonly walKilobytes: number;
}

export async function compareRemovals(client: Client): Promise<Removals> {
  const { rows } = await client.query<{ day: string }>(
    `select right(relname, 8) as day from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'searches'::regclass and relname ~ '_[0-9]{8}$' order by 1 limit 2`,
  );
  const [first, second] = rows.map(({ day }) => day);
  const deleted = await timed(client, async () => {
    await client.query(`delete from offers_${first}`);
    return (await client.query(`delete from searches_${first}`)).rowCount ?? 0;
  });
  // Without the day that is empty now.
  await client.query(`drop table searches_${first}, offers_${first}`);
  const dropped = await timed(client, async () => {
    const found = await client.query<{ row_count: number }>(DROP, [second]);
    return found.rows[0]?.row_count ?? 0;
  });
  return { deleted, dropped };
}

const DROP = `
select drop_day('searches', '{offers}', 'created_at', to_date($1, 'YYYYMMDD') + interval '2 days', 'searches.search') as row_count`;

async function timed(client: Client, work: () => Promise<number>): Promise<Removal> {
  const [position, startedMs] = [await walPosition(client), performance.now()];
  const searches = await work();
  const ms = Math.round(performance.now() - startedMs);
  return { searches, ms, walKilobytes: Math.round(((await walPosition(client)) - position) / 1000) };
}

async function walPosition(client: Client): Promise<number> {
  const { rows } = await client.query<{ at: number }>("select (pg_current_wal_insert_lsn() - '0/0')::float8 as at");
  return rows[0]?.at ?? 0;
}
