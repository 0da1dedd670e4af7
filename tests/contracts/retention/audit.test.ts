import { execFile } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  AUDIT_CHAINS,
  CHAINED_TABLES,
  type ChainReport,
  createAuditHeads,
  verifyAudit,
} from "#adapters/postgres/audit-chain.ts";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { CHECKOUT, NODE, ROOT } from "#tools/processes/paths.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";
import { addRows } from "./rows-by-rule.ts";

const SETS = 12;
const WRITERS = 60;
/** A role for the programs, as production should have it: no right on the chains themselves. */
const ROLE = `sparv_${CHECKOUT}_audit_test`;

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("audit");
  pool = database.openPool();
  for (let set = 0; set < SETS; set += 1) await addRows(pool, `set-${set}`, new Date());
  await pool.query(`insert into text_events (alias_id, service_id, kind, author, from_text, to_text)
    select 'a' || n, 's', 'published', 'me', 'å', 'ä' from generate_series(1, 20) as n`);
});
afterAll(async () => {
  await pool.query(`drop owned by ${ROLE}`).catch(() => undefined);
  await pool.query(`drop role if exists ${ROLE}`);
  await database.drop();
});

const broken = async (): Promise<ChainReport[]> => (await verifyAudit(pool)).filter(({ fault }) => fault);

/** Statements of a person who owns the tables and disables the triggers; reset before the connection is released. */
async function behindItsBack(...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
}

describe("the audit tables", () => {
  test("are chained from the first row", async () => {
    const reports = await verifyAudit(pool);
    expect(reports.map(({ chain }) => chain)).toEqual(AUDIT_CHAINS);
    expect(reports.filter(({ fault }) => fault)).toEqual([]);
    for (const table of Object.keys(CHAINED_TABLES))
      expect(reports.find(({ chain }) => chain === table)?.entries, table).toBeGreaterThan(0);
    // A chained table that is not verified would be a promise without a check.
    const heads = await createAuditHeads(pool).heads();
    expect(heads.map(({ chain }) => chain).toSorted()).toEqual(AUDIT_CHAINS.toSorted());
  });

  test("stay one chain when many write at once", async () => {
    const config = readConfig(developmentEnvironment());
    const desk = createDeskStore({
      pool,
      cipher: createColumnCipher(config.columnKeys),
      lookupHash: createLookupHash(config.lookupKey),
    });
    const entries = async () => (await verifyAudit(pool)).find(({ chain }) => chain === "desk_reads")?.entries ?? 0;
    const before = await entries();
    const writers = Array.from({ length: WRITERS }, (_, number) =>
      desk.note({ staffId: `staff-${number}`, action: "read", subject: `order-${number}` }),
    );
    await Promise.all(writers);
    expect((await entries()) - before).toBe(WRITERS);
    expect(await broken()).toEqual([]);
  });

  test("have no gap after a write that is rolled back", async () => {
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'never')");
    await client.query("rollback");
    client.release();
    await pool.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'after')");
    expect(await broken()).toEqual([]);
  });

  test.each([
    "update audit_log set row_id = '0' where position = 1",
    "delete from audit_log where position = 1",
    "truncate audit_log",
    "update audit_heads set position = 1, hash = 'x'",
    "delete from audit_heads",
    "update desk_reads set subject = 'another'",
    "update order_events set kind = 'refused'",
    "update consents set categories = '1,2,3'",
  ])("cannot be changed by a program: %s", async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow("append-only");
  });

  test("can be written by a role without rights on the chains, and not changed by any of its statements", async () => {
    await pool.query(`drop role if exists ${ROLE}`);
    await pool.query(`create role ${ROLE}`);
    await pool.query(`grant select, insert, update, delete on desk_reads, lookups to ${ROLE}`);
    const client = await pool.connect();
    try {
      await client.query(`set role ${ROLE}`);
      await client.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'by-role')");
      await client.query(
        "insert into lookups (person_lookup, owner, purpose, is_named) values ('x', 'by-role', 'form', true)",
      );
      await client.query("delete from lookups where owner = 'by-role'");
      for (const statement of [
        "select from audit_log",
        "delete from audit_log",
        "update audit_heads set position = 0",
        `select audit_append('desk_reads', 'removed', array['{"id": 1}'::jsonb])`,
      ])
        await expect(client.query(statement), statement).rejects.toThrow("permission denied");
      await expect(client.query("alter table desk_reads disable trigger all")).rejects.toThrow("must be owner");
    } finally {
      await client.query("reset role");
      client.release();
    }
    expect(await broken()).toEqual([]);
  });
});

describe("one row of many, altered with the triggers disabled", () => {
  /** Undoes the changes of the test, so that the next one begins with intact chains. */
  const undo: string[] = [];
  afterEach(async () => {
    await behindItsBack(...undo.splice(0));
    if ((await broken()).length > 0) throw new Error("a test has left a chain broken");
  });

  const rowOf = async (subject: string) => {
    const { rows } = await pool.query<{ id: number; position: number }>(
      `select desk_reads.id, position from desk_reads
       join audit_log on chain = 'desk_reads' and kind = 'added' and row_id = desk_reads.id::text where subject = $1`,
      [subject],
    );
    const [row] = rows;
    if (!row) throw new Error("no such row");
    return row;
  };

  test("is detected, and nothing else is", async () => {
    const { id, position } = await rowOf("order-17");
    undo.push(`update desk_reads set staff_id = 'staff-17' where id = ${id}`);
    await behindItsBack(`update desk_reads set staff_id = 'another-person' where id = ${id}`);
    const found = await broken();
    expect(found).toMatchObject([
      { chain: "desk_reads", fault: { position, rowId: String(id), what: "the row was altered" } },
    ]);
  });

  test("is detected when it is deleted, and when it is added without an entry", async () => {
    const { id, position } = await rowOf("order-18");
    undo.push(
      `insert into desk_reads overriding system value select (copied).* from (select copied from zz_copied as copied) as k`,
      "drop table zz_copied",
    );
    await behindItsBack(
      `create table zz_copied as select * from desk_reads where id = ${id}`,
      `delete from desk_reads where id = ${id}`,
    );
    expect(await broken()).toMatchObject([
      { fault: { position, what: "the row is gone and its removal was not written down" } },
    ]);
    await behindItsBack(...undo.splice(0));
    undo.push("delete from desk_reads where subject = 'smuggled'");
    await behindItsBack("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'smuggled')");
    expect(await broken()).toMatchObject([{ chain: "desk_reads", fault: { what: "there are rows without an entry" } }]);
  });

  test("is detected when the entry is altered with it", async () => {
    const { id, position } = await rowOf("order-19");
    undo.push(
      `update desk_reads set staff_id = 'staff-19' where id = ${id}`,
      `update audit_log set digest = sha256_hex(audited_content('desk_reads', (select to_jsonb(d) from desk_reads d where id = ${id})))
       where chain = 'desk_reads' and position = ${position}`,
      "reset timezone",
    );
    await behindItsBack("set timezone = 'UTC'", undo[0]?.replace("staff-19", "forged") ?? "", undo[1] ?? "");
    expect(await broken()).toMatchObject([{ fault: { position, what: "the entry was altered" } }]);
    undo.unshift("set timezone = 'UTC'");
  });

  test("is detected by a recorded head, when the whole chain was rewritten", async () => {
    const seen = await createAuditHeads(pool).heads();
    const { id } = await rowOf("order-20");
    await behindItsBack(`update desk_reads set staff_id = 'forged' where id = ${id}`, ...writeAnew("desk_reads"));
    // By itself it looks intact: that is the purpose of the recorded heads.
    expect(await broken()).toEqual([]);
    const reports = await verifyAudit(
      pool,
      seen.map((head) => ({ ...head, hash: head.hash.slice(0, 32) })),
    );
    expect(reports.filter(({ fault }) => fault)).toMatchObject([
      { chain: "desk_reads", fault: { what: "the chain was written anew: this head was another" } },
    ]);
    const longer = seen.map((head) => ({ ...head, position: head.position + 1_000 }));
    expect(
      (await verifyAudit(pool, longer)).every(({ fault }) => fault?.what === "the chain is shorter than it was"),
    ).toBe(true);
  });

  test("is reported by npm run tool -- audit, which ends with 1", async () => {
    expect(await audit()).toMatchObject({ code: 0 });
    const { id, position } = await rowOf("order-21");
    undo.push(`update desk_reads set subject = 'order-21' where id = ${id}`);
    await behindItsBack(`update desk_reads set subject = 'order-22' where id = ${id}`);
    const { code, out } = await audit();
    expect(code).toBe(1);
    expect(out).toContain(`BROKEN desk_reads at entry ${position}, row ${id}: the row was altered`);
    expect(out.match(/^whole /gm)).toHaveLength(AUDIT_CHAINS.length - 1);
    const json = await audit("--json");
    expect((JSON.parse(json.out) as { chains: unknown[] }).chains).toHaveLength(AUDIT_CHAINS.length);
  });
});

/** What a forger would run: the same functions, over the current rows. */
const writeAnew = (chain: string): string[] => [
  `create temporary table old_entries as select position, row_id from audit_log where chain = '${chain}'`,
  `delete from audit_log where chain = '${chain}'`,
  `update audit_heads set position = 0, hash = repeat('0', 64) where chain = '${chain}'`,
  `set timezone = 'UTC'`,
  `select audit_append('${chain}', 'added', (select array_agg(to_jsonb(t) order by position) from ${chain} as t
     join old_entries on row_id = t.id::text))`,
  "drop table old_entries",
  "reset timezone",
];

function audit(...args: string[]): Promise<{ code: number; out: string }> {
  const env = {
    ...developmentEnvironment({ SPARV_DATABASE_URL: database.url }),
    ...inheritedClock,
    PATH: process.env["PATH"] ?? "",
  };
  return new Promise((resolve) => {
    execFile(NODE, ["tools/audit.ts", ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
  });
}
