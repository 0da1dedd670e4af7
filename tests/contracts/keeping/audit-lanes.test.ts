import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ChainReport, CHAINED_TABLES, createAuditHeads, verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { addOrder, eventOf, openTransaction, type OpenTransaction } from "./order-rows.ts";
import { migrationsBefore } from "./migrations-before.ts";

const LANES = CHAINED_TABLES["order_events"]?.lanes ?? 0;
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

describe("whoever switches the triggers off and", () => {
  const COPIED = ["orders", "order_events", "audit_log", "audit_heads"] as const;
  /** The second event of the order that a test is about; its neighbours in the lane are other orders'. */
  let lanes: Record<"first lane" | "later lane", Place>;
  let seen: Awaited<ReturnType<ReturnType<typeof createAuditHeads>["heads"]>>;

  interface Place {
    readonly order: string;
    readonly chain: string;
    readonly id: number;
    readonly position: number;
  }

  beforeAll(async () => {
    const write = async (prefix: string): Promise<void> => {
      for (const name of ["a", "b", "c"]) await addOrder(pool, `${prefix}-${name}`);
      for (const kind of ["placing", "attempt", "placed"])
        for (const name of ["a", "b", "c"]) await pool.query(eventOf(`${prefix}-${name}`, kind));
    };
    await addOrder(pool, "holder");
    await write("one");
    // While this one stands in the first lane, whoever comes goes to the second.
    const holder = await openTransaction(database.url, PATIENCE_MS);
    await holder.run(eventOf("holder", "placing"));
    await write("two");
    await holder.end("commit");
    lanes = { "first lane": await placeOf("one-b"), "later lane": await placeOf("two-b") };
    seen = await createAuditHeads(pool).heads();
    for (const table of COPIED) await pool.query(`create table zz_${table} as table ${table}`);
  });
  afterAll(async () => {
    for (const table of COPIED) await pool.query(`drop table zz_${table}`);
  });
  afterEach(async () => {
    for (const table of COPIED)
      await behindItsBack(
        `delete from ${table}`,
        `insert into ${table} overriding system value select * from zz_${table}`,
      );
    if ((await broken()).length > 0) throw new Error("a test has left a chain broken");
  });

  const placeOf = async (order: string): Promise<Place> => {
    const { rows } = await pool.query<Place>(
      `select order_id as order, chain, order_events.id, position from order_events
       join audit_log on chain like 'order_events%' and audit_log.kind = 'added' and row_id = order_events.id::text
       where order_id = $1 and order_events.kind = 'attempt'`,
      [order],
    );
    if (!rows[0]) throw new Error("no such event");
    return rows[0];
  };

  test("the two places are what they are called", () => {
    expect(lanes["first lane"].chain).toBe("order_events");
    expect(lanes["later lane"].chain).toBe("order_events/1");
  });

  interface Tampering {
    readonly what: string;
    readonly statements: (place: Place) => readonly string[];
    /** Where it shows, counted from the place; undefined when no single entry does. */
    readonly showsAt?: number;
    readonly found: string;
  }

  const entry = ({ chain, position }: Place, offset = 0): string =>
    `chain = '${chain}' and position = ${position + offset}`;
  const eventsOf = ({ order }: Place): string => `(select id::text from order_events where order_id = '${order}')`;

  const TAMPERINGS: readonly Tampering[] = [
    {
      what: "changes a row",
      statements: ({ id }) => [`update order_events set detail = '{"number": 7}' where id = ${id}`],
      showsAt: 0,
      found: "the row was altered",
    },
    {
      what: "changes a row and its digest",
      statements: (place) => [
        `update order_events set detail = '{"number": 7}' where id = ${place.id}`,
        `update audit_log set digest = sha256_hex(audited_content('order_events',
           (select to_jsonb(e) from order_events e where id = ${place.id}))) where ${entry(place)}`,
      ],
      showsAt: 0,
      found: "the entry was altered",
    },
    {
      what: "moves an event to another order",
      statements: ({ id }) => [`update order_events set order_id = 'holder' where id = ${id}`],
      showsAt: 0,
      found: "the row was altered",
    },
    {
      what: "takes a row away",
      statements: ({ id }) => [`delete from order_events where id = ${id}`],
      showsAt: 0,
      found: "the row is gone and its removal was not written down",
    },
    {
      what: "takes a row and its entry away",
      statements: (place) => [
        `delete from order_events where id = ${place.id}`,
        `delete from audit_log where ${entry(place)}`,
      ],
      showsAt: 1,
      found: "is missing",
    },
    {
      what: "takes a row and its entry away, and closes the gap",
      statements: (place) => [
        `delete from order_events where id = ${place.id}`,
        `delete from audit_log where ${entry(place)}`,
        `update audit_log set position = -position where chain = '${place.chain}' and position > ${place.position}`,
        `update audit_log set position = -position - 1 where chain = '${place.chain}' and position < 0`,
        `update audit_heads set position = position - 1 where chain = '${place.chain}'`,
      ],
      showsAt: 0,
      found: "the entry was altered",
    },
    {
      what: "takes a whole order away, with all it has in the chain",
      statements: (place) => [
        `delete from audit_log where chain like 'order_events%' and row_id in ${eventsOf(place)}`,
        `delete from order_events where order_id = '${place.order}'`,
        `delete from orders where id = '${place.order}'`,
      ],
      found: "is missing",
    },
    {
      what: "takes a whole order away, and not its entries",
      statements: ({ order }) => [
        `delete from order_events where order_id = '${order}'`,
        `delete from orders where id = '${order}'`,
      ],
      found: "the row is gone and its removal was not written down",
    },
    {
      what: "writes a removal that was none",
      statements: (place) => [
        `update audit_log set kind = 'removed', digest = '' where ${entry(place)}`,
        `delete from order_events where id = ${place.id}`,
      ],
      showsAt: 0,
      found: "the entry was altered",
    },
    {
      what: "puts an entry and its row in between",
      statements: (place) => [
        `insert into order_events (id, order_id, kind) overriding system value values (1000000, '${place.order}', 'placed')`,
        `update audit_log set position = -position where chain = '${place.chain}' and position >= ${place.position}`,
        `update audit_log set position = 1 - position where chain = '${place.chain}' and position < 0`,
        `insert into audit_log select chain, position - 1, kind, '1000000', sha256_hex(audited_content('order_events',
           (select to_jsonb(e) from order_events e where id = 1000000))), at, hash from audit_log where ${entry(place, 1)}`,
        `update audit_heads set position = position + 1 where chain = '${place.chain}'`,
      ],
      showsAt: 0,
      found: "the entry was altered",
    },
    {
      what: "swaps two entries",
      statements: (place) => [
        `update audit_log set position = -1 where ${entry(place)}`,
        `update audit_log set position = position - 1 where ${entry(place, 1)}`,
        `update audit_log set position = ${place.position + 1} where chain = '${place.chain}' and position = -1`,
      ],
      showsAt: 0,
      found: "the entry was altered",
    },
    {
      what: "swaps what two rows say",
      statements: ({ id }) => [
        `update order_events as one set kind = other.kind, happened_at = other.happened_at from order_events as other
         where (one.id, other.id) in ((${id}, ${id + 3}), (${id + 3}, ${id}))`,
      ],
      showsAt: 0,
      found: "the row was altered",
    },
    {
      what: "cuts the end off",
      statements: ({ chain, position }) => [
        `delete from order_events where id::text in
           (select row_id from audit_log where chain = '${chain}' and position > ${position})`,
        `delete from audit_log where chain = '${chain}' and position > ${position}`,
      ],
      found: "the chain does not end where its head says",
    },
    {
      what: "takes away all that a lane tells of, and the lane",
      statements: ({ chain }) => [
        `delete from order_events where id::text in (select row_id from audit_log where chain = '${chain}')`,
        `delete from audit_log where chain = '${chain}'`,
        `delete from audit_heads where chain = '${chain}'`,
      ],
      found: "the chain does not end where its head says",
    },
  ];

  describe.each(["first lane", "later lane"] as const)("in the %s", (lane) => {
    test.each(TAMPERINGS)("$what is found", async ({ statements, showsAt, found }) => {
      const place = lanes[lane];
      await behindItsBack(...statements(place));
      const reports = await broken();
      expect(reports.map(({ chain }) => chain)).toEqual([place.chain]);
      expect(reports[0]?.fault?.what).toContain(found);
      if (showsAt !== undefined) expect(reports[0]?.fault?.position).toBe(place.position + showsAt);
    });

    test("cuts the end off and turns the head back is found by the head that was noted", async () => {
      const { chain, position } = lanes[lane];
      await behindItsBack(
        `delete from order_events where id::text in
           (select row_id from audit_log where chain = '${chain}' and position > ${position})`,
        `delete from audit_log where chain = '${chain}' and position > ${position}`,
        `update audit_heads set position = ${position}, hash =
           (select hash from audit_log where chain = '${chain}' and position = ${position}) where chain = '${chain}'`,
      );
      expect(await broken()).toEqual([]);
      const reports = (await verifyAudit(pool, seen)).filter(({ fault }) => fault);
      expect(reports).toMatchObject([{ chain, fault: { what: "the chain is shorter than it was" } }]);
    });
  });

  test("puts a row beside the chain is found", async () => {
    await behindItsBack(eventOf("holder", "placed"));
    expect(await broken()).toMatchObject([
      { chain: "order_events", fault: { what: "there are rows that no entry tells of" } },
    ]);
  });

  const behindItsBack = async (...statements: string[]): Promise<void> => {
    const forger = await openTransaction(database.url, PATIENCE_MS);
    await forger.run("set local session_replication_role = replica");
    await forger.run("set local timezone = 'UTC'");
    for (const statement of statements) await forger.run(statement);
    await forger.end("commit");
  };
});

test("an order that is over its time goes, whichever lanes tell of it", async () => {
  await addOrder(pool, "old", { settledAt: "2001-01-01" });
  const holder = await openTransaction(database.url, PATIENCE_MS);
  await holder.run(eventOf("holder", "placed"));
  await pool.query(eventOf("old", "placed"));
  await pool.query("delete from orders where id = 'old'");
  await holder.end("commit");
  const { rows } = await pool.query<{ chain: string; kind: string }>(
    "select chain, kind from audit_log order by at desc limit 2",
  );
  expect(rows.every(({ chain, kind }) => chain !== "order_events" && kind === "removed")).toBe(true);
  expect(await broken()).toEqual([]);
});

test("what was chained before there were lanes goes on, and a node of the release before goes on writing", async () => {
  const earlier = await createTestDatabase("audit_before_lanes", { isMigrated: false });
  const { folder, remove } = migrationsBefore("0021");
  try {
    await migrate({ url: earlier.url, folder });
    const before = earlier.openPool();
    for (const name of ["a", "b", "c"]) await addOrder(before, name);
    await addOrder(before, "old", { settledAt: "2001-01-01" });
    await before.query("delete from orders where id = 'old'");
    await before.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'o')");
    const seen = await createAuditHeads(before).heads();

    // Under way while the migration comes: it has the only head there was, and an event that is not there yet.
    const underWay = await openTransaction(earlier.url, PATIENCE_MS);
    await underWay.run(eventOf("a", "placing"));
    expect(await migrate({ url: earlier.url, folder: MIGRATIONS_FOLDER })).toEqual(["0021-audit-lanes.sql"]);
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
    remove();
    await earlier.drop();
  }
});
