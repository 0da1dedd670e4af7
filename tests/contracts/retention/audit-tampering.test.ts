import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ChainReport, createAuditHeads, verifyAudit } from "#adapters/postgres/audit-chain.ts";
import type { ChainHead } from "#journeys/retention/retention.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { addOrder, eventOf, openTransaction } from "./order-rows.ts";

const PATIENCE_MS = 1_000;
/** The tables that a test may alter; restored after it. */
const COPIED = ["orders", "order_events", "audit_log", "audit_heads"] as const;

let database: TestDatabase;
let pool: DatabasePool;
/** An event in the middle of its order; its neighbours in the shard belong to other orders. */
let shards: Record<"first shard" | "later shard", Place>;
let seen: readonly ChainHead[];

interface Place {
  readonly order: string;
  readonly chain: string;
  readonly id: number;
  readonly position: number;
}

beforeAll(async () => {
  database = await createTestDatabase("audit_tampering");
  pool = database.openPool();
  const write = async (prefix: string): Promise<void> => {
    for (const name of ["a", "b", "c"]) await addOrder(pool, `${prefix}-${name}`);
    for (const kind of ["placing", "attempt", "placed"])
      for (const name of ["a", "b", "c"]) await pool.query(eventOf(`${prefix}-${name}`, kind));
  };
  await addOrder(pool, "holder");
  await write("one");
  // While this transaction locks the first shard, other writers use the second.
  const holder = await openTransaction(database.url, PATIENCE_MS);
  await holder.run(eventOf("holder", "placing"));
  await write("two");
  await holder.end("commit");
  shards = { "first shard": await placeOf("one-b"), "later shard": await placeOf("two-b") };
  seen = await createAuditHeads(pool).heads();
  for (const table of COPIED) await pool.query(`create table zz_${table} as table ${table}`);
});
afterAll(() => database.drop());
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

test("the two places are in the named shards", () => {
  expect(shards["first shard"].chain).toBe("order_events");
  expect(shards["later shard"].chain).toBe("order_events/1");
});

interface Tampering {
  readonly what: string;
  readonly statements: (place: Place) => readonly string[];
  /** The position of the fault relative to the place; undefined when it has no single entry. */
  readonly showsAt?: number;
  readonly found: string;
}

/** From the order's third event to its first: three orders take turns. */
const FIRST_OF_ORDER = -6;

const broken = async (): Promise<ChainReport[]> => (await verifyAudit(pool)).filter(({ fault }) => fault);

/** Statements of a person who owns the tables and disables the triggers. */
async function behindItsBack(...statements: string[]): Promise<void> {
  const forger = await openTransaction(database.url, PATIENCE_MS);
  await forger.run("set local session_replication_role = replica");
  await forger.run("set local timezone = 'UTC'");
  for (const statement of statements) await forger.run(statement);
  await forger.end("commit");
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
    showsAt: FIRST_OF_ORDER + 1,
    found: "is missing",
  },
  {
    what: "takes a whole order away, and not its entries",
    statements: ({ order }) => [
      `delete from order_events where order_id = '${order}'`,
      `delete from orders where id = '${order}'`,
    ],
    showsAt: FIRST_OF_ORDER,
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
    what: "swaps the content of two rows",
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
    found: "the chain does not end at its head",
  },
  {
    what: "deletes all rows of a shard, and the shard",
    statements: ({ chain }) => [
      `delete from order_events where id::text in (select row_id from audit_log where chain = '${chain}')`,
      `delete from audit_log where chain = '${chain}'`,
      `delete from audit_heads where chain = '${chain}'`,
    ],
    found: "the chain does not end at its head",
  },
];

describe.each(["first shard", "later shard"] as const)("a person who disables the triggers, and in the %s", (shard) => {
  test.each(TAMPERINGS)("$what is detected", async ({ statements, showsAt, found }) => {
    const place = shards[shard];
    await behindItsBack(...statements(place));
    const reports = await broken();
    expect(reports.map(({ chain }) => chain)).toEqual([place.chain]);
    expect(reports[0]?.fault?.what).toContain(found);
    expect(reports[0]?.fault?.position).toBe(showsAt === undefined ? undefined : place.position + showsAt);
  });

  test("truncates the chain and resets its head is detected by the recorded head", async () => {
    const { chain, position } = shards[shard];
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

test("a row without an entry is detected", async () => {
  await behindItsBack(eventOf("holder", "placed"));
  expect(await broken()).toMatchObject([{ chain: "order_events", fault: { what: "there are rows without an entry" } }]);
});
