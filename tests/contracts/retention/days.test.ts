import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDaysAhead } from "#adapters/postgres/day-tables.ts";
import { createMeasurementStore } from "#adapters/postgres/measurement-store.ts";
import { createRetentionStore } from "#adapters/postgres/retention-store.ts";
import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";

const TODAY = utcDate(Date.now());

let database: TestDatabase;
let pool: DatabasePool;

beforeAll(async () => {
  database = await createTestDatabase("days");
  pool = database.openPool();
});
afterAll(() => database.drop());

async function addSearch(searchId: string, resultId: string, at: Date): Promise<void> {
  await pool.query(
    "insert into searches (id, vertical, schema_version, owner, created_at) values ($1, 'v', 1, 'o', $2::timestamptz)",
    [searchId, at],
  );
  await pool.query(
    "insert into offers (result_id, search_id, position, provider_id, shop_id, offer) values ($2, $1, 0, 1, 1, '{}')",
    [searchId, resultId],
  );
}

const tableOf = async (table: string, column: string, key: string): Promise<string | undefined> =>
  (
    await pool.query<{ name: string }>(`select tableoid::regclass::text as name from ${table} where ${column} = $1`, [
      key,
    ])
  ).rows[0]?.name;

const makeDay = (day: string) => pool.query("select make_days(source, $1, $1) from divided_tables()", [day]);

const tableExists = async (name: string): Promise<boolean> =>
  (await pool.query("select from pg_class where relname = $1", [name])).rowCount === 1;

const erasedBy = async (rule: string): Promise<number[]> =>
  (
    await pool.query<{ row_count: number }>("select row_count from erasures where what = $1 order by id", [rule])
  ).rows.map(({ row_count }) => row_count);

const nameOf = (table: string, day: string): string => `${table}_${day.replaceAll("-", "")}`;

test("who reads searches and offers does not hold up the days that are made", async () => {
  const reader = await pool.connect();
  await reader.query("begin");
  await reader.query("lock table searches, offers in access share mode");
  await makeDaysAhead(pool);
  for (const table of ["searches", "offers", "measurements"])
    expect(await tableExists(nameOf(table, addDays(TODAY, 14)))).toBe(true);
  await reader.query("commit");
  reader.release();
});

describe("a search", () => {
  const store = () =>
    createSearchStore({
      pool,
      cipher: createColumnCipher([{ id: "t1", key: randomBytes(32) }]),
      lookupHash: createLookupHash(randomBytes(32)),
    });
  const search = (searchId: string) => ({
    searchId,
    vertical: "car",
    schemaVersion: 1,
    owner: "o",
    parameters: {},
    personal: {},
    state: "created" as const,
  });

  test("is stored with its day, and an offer's id leads to it in the tables of that day alone", async () => {
    const [searchId, resultId] = [idOfDay(TODAY, randomId()), idOfDay(TODAY, randomId())];
    await store().create(search(searchId));
    expect(await tableOf("searches", "id", searchId)).toBe(nameOf("searches", TODAY));
    await addSearch(`${searchId}x`, resultId, new Date());
    expect(await createSearchOfResult(pool)(resultId, "o")).toBe(`${searchId}x`);
  });

  test("of a day without tables makes them, also among others", async () => {
    const far = addDays(TODAY, 400);
    const ids = [idOfDay(far, randomId()), idOfDay(TODAY, randomId())];
    const { create, find } = store();
    await Promise.all(ids.map((id) => create(search(id))));
    expect(await tableOf("searches", "id", ids[0] ?? "")).toBe(nameOf("searches", far));
    for (const id of ids) expect(await find(id, "o")).toBeDefined();
  });
});

describe("retention", () => {
  const clear = (rule: string) => createRetentionStore(pool).clear(rule, TODAY, 500);

  test("drops a day's searches and offers, and records how many", async () => {
    const day = addDays(TODAY, -100);
    await makeDay(day);
    for (let at = 0; at < 3; at += 1)
      await addSearch(idOfDay(day, randomId()), randomId(), new Date(`${day}T12:00:00Z`));
    expect(await clear("searches.search")).toEqual({ removedRows: 3 });
    expect(await tableExists(nameOf("searches", day))).toBe(false);
    expect(await tableExists(nameOf("offers", day))).toBe(false);
    expect(await erasedBy("searches.search")).toEqual([3]);
  });

  test("leaves a day with a row that is not due, and deletes the others of it", async () => {
    const day = addDays(TODAY, -101);
    const [due, late] = [idOfDay(day, randomId()), idOfDay(day, randomId())];
    await makeDay(day);
    await addSearch(due, `${due}-offer`, new Date(`${day}T12:00:00Z`));
    await addSearch(late, `${late}-offer`, new Date());
    expect(await clear("searches.search")).toEqual({ removedRows: 1 });
    expect(await tableOf("searches", "id", due)).toBeUndefined();
    expect(await tableOf("offers", "search_id", due)).toBeUndefined();
    expect(await tableOf("offers", "search_id", late)).toBe(nameOf("offers", day));
  });

  test("drops no day before its last hour is due", async () => {
    const day = addDays(TODAY, -30);
    await makeDay(day);
    await clear("searches.search");
    expect(await tableExists(nameOf("searches", day))).toBe(true);
  });

  test("drops a day's measurements, and a visitor's are deleted on every day", async () => {
    const [old, recent] = [addDays(TODAY, -500), addDays(TODAY, -200)];
    for (const day of [old, recent]) await makeDay(day);
    await pool.query(
      `insert into measurements (owner, type, about, happened_at)
       select owner, 't', 'a', at::date + interval '1 hour' from unnest(array['a', 'b']) as owner, unnest($1::text[]) as at`,
      [[old, recent, addDays(TODAY, 1)]],
    );
    expect(await clear("measurements.measurement")).toEqual({ removedRows: 2 });
    expect(await tableExists(nameOf("measurements", old))).toBe(false);
    await createMeasurementStore(pool).forget("a");
    const { rows } = await pool.query("select owner, count(*)::integer from measurements group by 1");
    expect(rows).toEqual([{ owner: "b", count: 2 }]);
  });

  test("makes the days ahead", async () => {
    await createRetentionStore(pool).begin(TODAY);
    for (const table of ["searches", "offers", "measurements"])
      expect(await tableExists(nameOf(table, addDays(TODAY, 14)))).toBe(true);
  });
});
