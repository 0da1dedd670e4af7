import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ChainReport, CHAINED_TABLES, verifyAudit } from "#adapters/postgres/audit-chain.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { addOrder, eventOf, openTransaction, type OpenTransaction } from "./order-rows.ts";

const SHARDS = CHAINED_TABLES["order_events"]?.shards ?? 0;
/** Well above a commit, well below the pool's own lock timeout. */
const PATIENCE_MS = 1_000;

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("audit_shards");
  pool = database.openPool();
});
afterAll(() => database.drop());

const reportsOf = async (over: DatabasePool = pool): Promise<ChainReport[]> =>
  (await verifyAudit(over)).filter(({ chain }) => chain.startsWith("order_events"));
const broken = async (over: DatabasePool = pool): Promise<ChainReport[]> =>
  (await verifyAudit(over)).filter(({ fault }) => fault);

describe("events of orders", () => {
  const open: OpenTransaction[] = [];
  afterEach(async () => {
    for (const transaction of open.splice(0)) await transaction.end("rollback");
  });
  const begin = async (): Promise<OpenTransaction> => {
    const transaction = await openTransaction(database.url, PATIENCE_MS);
    open.push(transaction);
    return transaction;
  };

  test("do not wait for another order's event whose transaction is still open", async () => {
    await addOrder(pool, "first");
    await addOrder(pool, "second");
    const [first, second] = [await begin(), await begin()];
    await first.run(eventOf("first", "placing"));
    await second.run(eventOf("second", "placing"));
    await second.end("commit");
    await first.end("commit");
    expect(await broken()).toEqual([]);
  });

  test("wait when every shard is locked, and a transaction with a shard does not wait for another", async () => {
    for (let number = 0; number <= SHARDS; number += 1) await addOrder(pool, `taken-${number}`);
    const holders: OpenTransaction[] = [];
    for (let number = 0; number < SHARDS; number += 1) {
      const holder = await begin();
      await holder.run(eventOf(`taken-${number}`, "placing"));
      holders.push(holder);
    }
    const late = await begin();
    await expect(late.run(eventOf(`taken-${SHARDS}`, "placing"))).rejects.toThrow("lock timeout");
    // Shards are locked in order: the first transaction has the first shard, and must not wait for itself.
    for (const [number, holder] of holders.entries()) await holder.run(eventOf(`taken-${number}`, "placed"));
    for (const holder of holders) await holder.end("commit");
    await pool.query(eventOf(`taken-${SHARDS}`, "placing"));
    expect(await broken()).toEqual([]);
    // Without concurrency all events go into the first shard.
    const first = (await reportsOf())[0]?.entries ?? 0;
    for (let number = 0; number < SHARDS; number += 1) await pool.query(eventOf(`taken-${number}`, "checked"));
    expect((await reportsOf())[0]?.entries).toBe(first + SHARDS);
  });

  test("are all in some shard when many write at once", async () => {
    const before = await reportsOf();
    const names = Array.from({ length: 4 * SHARDS }, (_, number) => `many-${number}`);
    await Promise.all(names.map((name) => addOrder(pool, name)));
    await Promise.all(names.flatMap((name) => [eventOf(name, "placing"), eventOf(name, "placed")].map(asQuery)));
    const grown = (await reportsOf()).map(({ entries }, shard) => entries - (before[shard]?.entries ?? 0));
    expect(grown.reduce((sum, entries) => sum + entries, 0)).toBe(3 * names.length);
    expect(grown.filter((entries) => entries > 0).length).toBeGreaterThan(1);
    expect(await broken()).toEqual([]);
  });
});

const asQuery = (text: string): Promise<unknown> => pool.query(text);

test("an expired order is deleted, whichever shards hold its entries", async () => {
  await addOrder(pool, "old", { settledAt: "2001-01-01" });
  const holder = await openTransaction(database.url, PATIENCE_MS);
  await holder.run(eventOf("first", "placed"));
  await pool.query(eventOf("old", "placed"));
  await pool.query("delete from orders where id = 'old'");
  await holder.end("commit");
  const { rows } = await pool.query<{ chain: string; kind: string }>(
    "select chain, kind from audit_log order by at desc limit 2",
  );
  expect(rows).toHaveLength(2);
  expect(rows.every(({ chain, kind }) => chain !== "order_events" && kind === "removed")).toBe(true);
  expect(await broken()).toEqual([]);
});
