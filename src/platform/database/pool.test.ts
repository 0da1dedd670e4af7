import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { unlessLocked } from "./advisory-lock.ts";
import { createPool, inTransaction } from "./pool.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("pool", { isMigrated: false });
});
afterAll(() => database.drop());

test("a connection the server ends, idle or in use, is reported and replaced", async () => {
  const failures: Error[] = [];
  const pool = createPool({ url: database.url, name: "pool-test", connectionFailed: (error) => failures.push(error) });
  const killer = database.openPool();
  const endOthers = () =>
    killer.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pool-test'");

  const inUse = await pool.connect();
  const [waiting] = await Promise.allSettled([inUse.query("select pg_sleep(5)"), endOthers()]);
  expect(waiting.status).toBe("rejected");
  inUse.release(true);

  await pool.query("select 1");
  const before = failures.length;
  await endOthers();
  // The idle one's own end: the one in use may have been reported already.
  await expect.poll(() => failures.length).toBeGreaterThan(before);
  expect((await pool.query<{ one: number }>("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("how long a statement waits for a connection is reported", async () => {
  const waits: number[] = [];
  const pool = createPool({
    url: database.url,
    name: "pool-wait",
    maxConnections: 1,
    connectionFailed: () => undefined,
    waited: (waitedMs) => waits.push(waitedMs),
  });
  const taken = await pool.connect();
  const behind = pool.query("select 1");
  await taken.query("select pg_sleep(0.1)");
  taken.release();
  await behind;
  expect(waits).toHaveLength(2);
  expect(waits[1]).toBeGreaterThan(80);
  await pool.end();
});

test("days stay text and big whole numbers are numbers", async () => {
  const { rows } = await database.openPool().query("select date '2026-12-01' as day, 412300::bigint as ore");
  expect(rows).toEqual([{ day: "2026-12-01", ore: 412_300 }]);
});

test("a transaction is committed when its work resolves and rolled back when it throws", async () => {
  const pool = database.openPool();
  await pool.query("create table notes (note text)");
  await inTransaction(pool, (client) => client.query("insert into notes values ('committed')"));
  const failing = inTransaction(pool, async (client) => {
    await client.query("insert into notes values ('undone')");
    throw new Error("changed our mind");
  });
  await expect(failing).rejects.toThrow("changed our mind");
  expect((await pool.query("select note from notes")).rows).toEqual([{ note: "committed" }]);
});

test("a job that another process is doing is skipped, and free again afterwards", async () => {
  const [ours, theirs] = [database.openPool(), database.openPool()];
  let innerRan = false;
  const outer = await unlessLocked(ours, "sweepOrders", async () => {
    innerRan = await unlessLocked(theirs, "sweepOrders", async () => undefined);
  });
  expect([outer, innerRan]).toEqual([true, false]);
  expect(await unlessLocked(theirs, "sweepOrders", async () => undefined)).toBe(true);
});
