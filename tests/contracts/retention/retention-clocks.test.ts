import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RETENTION_RULES } from "#adapters/postgres/retention-rules.ts";
import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { endOfRetention, retentionPeriods, type RetentionPurpose } from "#domain/retention/retention-periods.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { addRows, DEPENDENT_ROWS, ROW_OF_RULE } from "./rows-by-rule.ts";
import { findRows, rowExists, type RetentionDays, startRetentionDays } from "./retention-days.ts";

let database: TestDatabase;
let pool: DatabasePool;
let stockholm: DatabasePool;
let days: RetentionDays;

beforeAll(async () => {
  database = await createTestDatabase("retention_clocks");
  pool = database.openPool();
  stockholm = createPool({
    url: database.url,
    name: "test-stockholm",
    settings: { TimeZone: "Europe/Stockholm" },
    connectionFailed: () => undefined,
  });
  days = await startRetentionDays(pool);
}, 120_000);
afterAll(async () => {
  await days.engine.stop();
  await stockholm.end();
  await database.drop();
});

/** One purpose for each retention period. */
const LENGTHS = [
  ...new Map(Object.entries(retentionPeriods).map(([purpose, period]) => [JSON.stringify(period), purpose])).values(),
] as RetentionPurpose[];

const PLACES = [...Object.entries(ROW_OF_RULE).map(([rule, place]) => [rule, ...place] as const), ...DEPENDENT_ROWS];

/** Lists the wrong rows, when rows from `endOf` of their purpose on stay and older ones are deleted. */
async function wrongRows(
  rows: ReadonlyMap<string, number>,
  endOf: (purpose: RetentionPurpose) => number,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [rule, table, column, prefix] of PLACES) {
    const purpose = rule.split(".")[1] as RetentionPurpose;
    // Its column is a date without a time.
    const isByDay = table === "gift_entries";
    const found = await findRows(
      pool,
      table,
      column,
      [...rows.keys()].map((name) => prefix + name),
    );
    for (const [name, atMs] of rows) {
      const isDue = isByDay ? utcDate(atMs) < utcDate(endOf(purpose)) : atMs < endOf(purpose);
      const exists = found.has(prefix + name);
      if (exists === isDue) wrong.push(`${table} ${prefix}${name}: ${exists ? "stored" : "gone"}`);
    }
  }
  return wrong;
}

/**
 * Days that the month or year before does not have, and days with a clock change in Stockholm; all in the past. Each zone has its own,
 * because a day runs once.
 */
const ODD_DAYS = {
  UTC: ["2024-02-29", "2025-03-30", "2025-05-31"],
  "Europe/Stockholm": ["2025-10-26", "2026-03-29", "2026-10-25"],
} as const;

describe.each(["UTC", "Europe/Stockholm"] as const)("a database whose sessions are in %s", (zone) => {
  test("ends every period at midnight UTC, also on a day with a clock change or a missing day", async () => {
    days.pool = zone === "UTC" ? pool : stockholm;
    days.nowMs = Date.now();
    for (const odd of ODD_DAYS[zone]) {
      const rows = new Map<string, number>();
      for (const purpose of LENGTHS) {
        rows.set(`over-${purpose}-${odd}`, endOfRetention(odd, retentionPeriods[purpose]) - HOUR_MS);
        rows.set(`within-${purpose}-${odd}`, endOfRetention(odd, retentionPeriods[purpose]) + HOUR_MS);
      }
      for (const [name, atMs] of rows) await addRows(pool, name, new Date(atMs));
      await days.run(odd);
      expect(await wrongRows(rows, (purpose) => endOfRetention(odd, retentionPeriods[purpose]))).toEqual([]);
    }
    expect(days.postponed).toEqual([]);
    days.pool = pool;
  }, 240_000);
});

test("a worker whose clock is a day ahead deletes nothing early by the database's clock, and ends the day", async () => {
  const nowMs = Date.now();
  const today = utcDate(nowMs);
  // Every third hour on either side, so that at any hour of the day some are between the two clocks.
  const rows = new Map<string, number>();
  const byDatabase = (purpose: RetentionPurpose) =>
    endOfRetention(today, retentionPeriods[purpose]) + (nowMs - Date.parse(today));
  for (const purpose of LENGTHS)
    for (const hours of [-25, -1, 1, 4, 7, 10, 13, 16, 19, 22, 25])
      rows.set(`skew-${purpose}-${hours}`, byDatabase(purpose) + hours * HOUR_MS);
  for (const [name, atMs] of rows) await addRows(pool, name, new Date(atMs));

  days.nowMs = nowMs + DAY_MS;
  const tomorrow = utcDate(days.nowMs);
  await days.run(tomorrow);
  expect(days.postponed).toEqual([]);
  // The earlier of the two: before the end of a short month it can be the worker's.
  const endOf = (purpose: RetentionPurpose) =>
    Math.min(byDatabase(purpose), endOfRetention(tomorrow, retentionPeriods[purpose]));
  expect(await wrongRows(rows, endOf)).toEqual([]);
}, 240_000);

test("a rule that the database refuses is postponed: the others run, the day ends, and the next day removes the rows", async () => {
  const old = new Date(Date.now() - 30 * 366 * DAY_MS);
  await addRows(pool, "refused", old);
  // As when a trigger in the database has a longer period than the program, during a release.
  for (const table of ["consents", "orders"])
    await pool.query(
      `create trigger ${table}_longer before delete on ${table} for each row execute function refuse_change()`,
    );
  const first = Date.parse("2026-11-01");
  days.nowMs = first + 2 * DAY_MS;
  await days.run(utcDate(first));
  const refused = ["consents.cookieChoice", "orders.order", "orders.orderWithoutInsurance"];
  expect(days.postponed).toEqual(refused);
  const withOrders = Object.entries(RETENTION_RULES).filter(
    ([, table]) => "deletedWith" in table && table.deletedWith === "orders",
  );
  const expected = new Set(["consents", "orders", ...withOrders.map(([name]) => name)]);
  const wrong: string[] = [];
  for (const [rule, table, column, prefix] of PLACES) {
    const exists = await rowExists(pool, table, column, `${prefix}refused`);
    // A receipt stays as long as its order.
    const isExpected = expected.has(table) || (rule === "orders.order" && table === "mails");
    if (exists !== isExpected) wrong.push(`${table}: ${exists ? "stored" : "gone"}`);
  }
  expect(wrong).toEqual([]);
  const { rows } = await pool.query("select finished_at from retention_runs where day = $1", [utcDate(first)]);
  expect(rows[0]).toMatchObject({ finished_at: expect.any(Date) as Date });

  for (const table of ["consents", "orders"]) await pool.query(`drop trigger ${table}_longer on ${table}`);
  for (const next of [1, 2]) await days.run(utcDate(first + next * DAY_MS));
  expect(days.postponed).toEqual(refused);
  const left: string[] = [];
  for (const [, table, column, prefix] of PLACES)
    if (await rowExists(pool, table, column, `${prefix}refused`)) left.push(table);
  expect(left).toEqual([]);
}, 120_000);
