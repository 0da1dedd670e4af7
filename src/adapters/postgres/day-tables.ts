import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { dayOfId } from "#domain/search/day-id.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { findOne } from "./query.ts";

// Tables that are divided by day. Functions of the database make and drop the tables of a day: our role need not own them.

/** A worker that is stopped for two weeks stops no search; `withDaysOf` makes a day that is still missing then. */
const DAYS_AHEAD = 14;

const DIVIDED_TABLES = ["searches", "offers", "measurements"];

export async function makeDaysAhead(pool: DatabasePool): Promise<void> {
  for (const table of DIVIDED_TABLES)
    await pool.query(
      "select make_days($1, today, today + $2::integer) from cast(now() at time zone 'UTC' as date) as today",
      [table, DAYS_AHEAD],
    );
}

/** Each in a transaction of its own: one that waits for a second table while it holds the first would be a deadlock for a statement that reads both. */
async function makeDay(pool: DatabasePool, day: string): Promise<void> {
  for (const table of DIVIDED_TABLES) await pool.query("select make_days($1, $2, $2)", [table, day]);
}

/** Runs a statement that adds searches, and once more with the tables of their days when one was missing. */
export async function withDaysOf<Result>(
  pool: DatabasePool,
  searchIds: readonly string[],
  add: () => Promise<Result>,
): Promise<Result> {
  try {
    return await add();
  } catch (error) {
    if (!isDayMissing(error)) throw error;
    for (const day of new Set(searchIds.map(dayOfId))) if (day) await makeDay(pool, day);
    return add();
  }
}

/** check_violation: a row that no table of a day takes. A constraint of a table has a name. */
const isDayMissing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "23514" && error.constraint === undefined;

interface DueDays {
  readonly rule: string;
  readonly until: Date;
  /** In PostgreSQL's format. */
  readonly period: string;
}

/** What dates a row, and the tables of the same days that are dropped with it. */
const DIVIDED: Readonly<Record<string, { readonly time: string; readonly along: readonly string[] }>> = {
  searches: { time: "created_at", along: ["offers"] },
  measurements: { time: "happened_at", along: [] },
};

/** lock_not_available: a long statement uses the table. */
const LOCKED = "55P03";
const TRIES = 20;
const PAUSE_MS = 250;

/** Drops every day whose rows are all due and returns how many rows that were. A table that stays locked is left to be emptied row by row. */
export async function dropDueDays(pool: DatabasePool, table: string, due: DueDays): Promise<number> {
  const divided = DIVIDED[table];
  if (!divided) return 0;
  const values = [table, divided.along, divided.time, due.until, due.period, due.rule];
  let [removedRows, tries] = [0, 0];
  while (tries < TRIES) {
    try {
      const row = await findOne<{ row_count: number | null }>(pool, DROP_DAY, values);
      if (typeof row?.row_count !== "number") break;
      removedRows += row.row_count;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === LOCKED)) throw error;
      tries += 1;
      await pause(PAUSE_MS);
    }
  }
  return removedRows;
}

/** By the earlier of the two clocks, as the rows that are deleted one by one. */
const DROP_DAY = "select drop_day($1, $2, $3, least($4::timestamptz, now() - $5::interval), $6) as row_count";
