import { afterAll, beforeAll, expect, test } from "vitest";
import { createSeriesStore } from "#adapters/postgres/series-store.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { asPlainRole } from "#tests/support/production-changes.ts";

const NAME = { source: "source", key: "key" };
const AT = Date.parse("2026-11-17T11:00:00Z");

let database: TestDatabase;
let plain: DatabasePool;

beforeAll(async () => {
  database = await createTestDatabase("series_store");
  const url = await asPlainRole(database.url);
  plain = createPool({ url, name: "test-plain", connectionFailed: () => undefined });
});
afterAll(async () => {
  await plain.end();
  await database.drop();
});

const day = (date: string, value: number, fetchedAtMs = AT, count = 96) => ({
  date,
  values: Array.from({ length: count }, () => value),
  fetchedAtMs,
});

test("a role that does not own the tables stores in a new month, corrects, and reads what has changed", async () => {
  const store = createSeriesStore(plain);
  expect(await store.store(NAME, day("2026-10-31", -5))).toBe("stored");
  expect(await store.store(NAME, day("2026-11-01", 7))).toBe("stored");
  expect(await store.store(NAME, day("2026-11-01", 7, AT + 1))).toBe("unchanged");
  expect(await store.store(NAME, day("2026-11-01", 8, AT + 2))).toBe("corrected");
  expect(await store.read(NAME, "2026-10-01")).toEqual([day("2026-10-31", -5), day("2026-11-01", 8, AT + 2)]);
  expect(await store.read(NAME, "2026-10-01", AT + 1)).toEqual([day("2026-11-01", 8, AT + 2)]);
  expect(await store.read(NAME, "2026-11-02")).toEqual([]);
  expect(await store.read({ ...NAME, key: "other" }, "2026-10-01")).toEqual([]);
  expect([...(await store.stored(NAME, "2026-11-01"))]).toEqual([["2026-11-01", { count: 96, fetchedAtMs: AT + 2 }]]);
});

test("the months are partitions of one table, made once however many ask for them", async () => {
  const pool = database.openPool();
  const stores = Array.from({ length: 6 }, () => createSeriesStore(pool));
  await Promise.all(
    stores.map((store, at) => store.store({ ...NAME, key: `key-${at}` }, day("2025-03-30", 1, AT, 92))),
  );
  const { rows } = await pool.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'series_days'::regclass order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(["series_days_2025_03", "series_days_2026_10", "series_days_2026_11"]);
});

test("days of a new month that come at once make it once, and wait for each other no longer than that", async () => {
  const pool = database.openPool();
  const asked: unknown[] = [];
  const counted = new Proxy(pool, {
    get: (target, name) =>
      name === "query"
        ? (...given: Parameters<typeof pool.query>) => {
            asked.push(given[0]);
            return target.query(...given);
          }
        : Reflect.get(target, name, target),
  });
  const store = createSeriesStore(counted);
  const days = ["2024-02-01", "2024-02-02", "2024-02-03", "2024-02-04"];
  await Promise.all(days.map((date) => store.store(NAME, day(date, 1))));
  expect(asked.filter((text) => String(text).includes("ensure_series_month"))).toHaveLength(1);
});

test("the database refuses a day with another number of values, and a month beyond reason", async () => {
  const store = createSeriesStore(plain);
  await expect(store.store(NAME, day("2026-11-02", 1, AT, 95))).rejects.toThrow("series_days_whole");
  await expect(store.store(NAME, day("1999-12-31", 1))).rejects.toThrow("no series has the month");
});
