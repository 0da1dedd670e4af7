import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ChainReport, CHAINED_TABLES, createAuditHeads, verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { addOrder, eventOf, openTransaction, type OpenTransaction } from "./order-rows.ts";
import { migrationsBefore } from "./migrations-before.ts";

const LANES = CHAINED_TABLES["order_events"]?.shards ?? 0;
/** Well above a commit, well below the pool's own limit of waiting for a lock. */
const PATIENCE_MS = 1_000;

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("audit_lanes");
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

  test("do not wait for another order's, whose transaction is still open", async () => {
    await addOrder(pool, "first");
    await addOrder(pool, "second");
    const [first, second] = [await begin(), await begin()];
    await first.run(eventOf("first", "placing"));
    await second.run(eventOf("second", "placing"));
    await second.end("commit");
    await first.end("commit");
    expect(await broken()).toEqual([]);
  });

  test("wait when every lane is taken, and whoever has one does not wait for another", async () => {
    for (let number = 0; number <= LANES; number += 1) await addOrder(pool, `taken-${number}`);
    const holders: OpenTransaction[] = [];
    for (let number = 0; number < LANES; number += 1) {
      const holder = await begin();
      await holder.run(eventOf(`taken-${number}`, "placing"));
      holders.push(holder);
    }
    const late = await begin();
    await expect(late.run(eventOf(`taken-${LANES}`, "placing"))).rejects.toThrow("lock timeout");
    // Lanes are taken in order: the first holder has the first, and would otherwise stand in line behind itself.
    for (const [number, holder] of holders.entries()) await holder.run(eventOf(`taken-${number}`, "placed"));
    for (const holder of holders) await holder.end("commit");
    await pool.query(eventOf(`taken-${LANES}`, "placing"));
    expect(await broken()).toEqual([]);
    // One after another they all stand in the first.
    const first = (await reportsOf())[0]?.entries ?? 0;
    for (let number = 0; number < LANES; number += 1) await pool.query(eventOf(`taken-${number}`, "checked"));
    expect((await reportsOf())[0]?.entries).toBe(first + LANES);
  });

  test("are all in some lane when many write at once", async () => {
    const before = await reportsOf();
    const names = Array.from({ length: 4 * LANES }, (_, number) => `many-${number}`);
    await Promise.all(names.map((name) => addOrder(pool, name)));
    await Promise.all(names.flatMap((name) => [eventOf(name, "placing"), eventOf(name, "placed")].map(asQuery)));
    const grown = (await reportsOf()).map(({ entries }, lane) => entries - (before[lane]?.entries ?? 0));
    expect(grown.reduce((sum, entries) => sum + entries, 0)).toBe(3 * names.length);
    expect(grown.filter((entries) => entries > 0).length).toBeGreaterThan(1);
    expect(await broken()).toEqual([]);
  });
});

const asQuery = (text: string): Promise<unknown> => pool.query(text);

test("an order that is over its time goes, whichever lanes tell of it", async () => {
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

test("what was chained before there were lanes goes on, and a node of the release before goes on writing", async () => {
  const earlier = await createTestDatabase("audit_before_lanes", { isMigrated: false });
  const [released, next] = [migrationsBefore("0021"), migrationsBefore("0022")];
  try {
    await migrate({ url: earlier.url, folder: released.folder });
    const before = earlier.openPool();
    for (const name of ["a", "b", "c"]) await addOrder(before, name);
    await addOrder(before, "old", { settledAt: "2001-01-01" });
    await before.query("delete from orders where id = 'old'");
    await before.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'o')");
    const seen = await createAuditHeads(before).heads();

    // Under way while the migration comes: it has the only head there was, and an event that is not there yet.
    const underWay = await openTransaction(earlier.url, PATIENCE_MS);
    await underWay.run(eventOf("a", "placing"));
    expect(await migrate({ url: earlier.url, folder: next.folder })).toEqual(["0021-audit-lanes.sql"]);
    await before.query(eventOf("b", "placing"));
    await underWay.run(eventOf("a", "placed"));
    await underWay.end("commit");
    await before.query(eventOf("c", "placing"));

    const reports = await verifyAudit(before, seen);
    expect(reports.filter(({ fault }) => fault)).toEqual([]);
    const entries = new Map(reports.map((report) => [report.chain, report.entries]));
    // Four accepted, one removed, two of the transaction under way, and c's; b's went into the first free lane.
    expect([entries.get("order_events"), entries.get("order_events/1"), entries.get("desk_reads")]).toEqual([8, 1, 1]);
  } finally {
    released.remove();
    next.remove();
    await earlier.drop();
  }
});
