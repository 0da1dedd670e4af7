import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import { exportedColumns } from "#adapters/postgres/own-data/export-rows.ts";
import { createOwnDataStore } from "#adapters/postgres/own-data/own-data-store.ts";
import { OWN_TABLES } from "#adapters/postgres/own-data/own-tables.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { DATA_DIRECTIONS, endOfPeriod } from "#domain/my-data/data-event.ts";
import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import type { OwnDataStore } from "#journeys/my-data/my-data.port.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { fillPerson, tablesWith } from "./own-rows.ts";

let database: TestDatabase;
let pool: DatabasePool;
let store: OwnDataStore;
const cipher = createColumnCipher([{ id: "t1", key: randomBytes(32) }]);

beforeAll(async () => {
  database = await createTestDatabase("own_data");
  pool = database.openPool();
  store = createOwnDataStore({ pool, cipher, lookupHash: createLookupHash(randomBytes(32)) });
}, 60_000);
afterAll(() => database.drop());

const subject = (name: string) => ({ personId: `person-${name}`, owner: name });
const erasure = (name: string) => ({
  receiptId: `receipt-of-${name}`,
  mailId: `mail-of-receipt-${name}`,
  writeMail: () => ({ subject: "s", title: "t", body: "b" }),
});

const columnsOf = async () =>
  (
    await pool.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
       where table_schema = 'public' and relkind in ('r', 'p') and not relispartition`,
    )
  ).rows;

/** Neither exported nor left out for a reason, as `table` or `table.column`. */
async function forgotten(): Promise<string[]> {
  const faults = new Set<string>();
  for (const { table, column } of await columnsOf()) {
    const own = OWN_TABLES[table];
    if (!own) faults.add(table);
    if (!own || !("mine" in own)) continue;
    const { lookups = [], hashed = [], emptied = [] } = STORED_COLUMNS[table] ?? {};
    const leftOut = (own.leftOut ?? []).flatMap(([, ...columns]) => columns);
    if (![...exportedColumns(table, own), ...leftOut, ...lookups, ...hashed, ...emptied].includes(column))
      faults.add(`${table}.${column}`);
  }
  return [...faults].toSorted();
}

describe("the list of a person's tables", () => {
  test("has every table and every column of the database, exported or with a reason", async () => {
    expect(await forgotten()).toEqual([]);
    const existing = new Set((await columnsOf()).map(({ table }) => table));
    expect(Object.keys(OWN_TABLES).filter((table) => !existing.has(table))).toEqual([]);
  });

  test("fails for a table and for a column that a migration has added and the list has not", async () => {
    await pool.query("create table forgotten_table (id text primary key, person_lookup text)");
    await pool.query("alter table favourites add column forgotten_column text");
    expect(await forgotten()).toEqual(["favourites.forgotten_column", "forgotten_table"]);
    await pool.query("drop table forgotten_table");
    await pool.query("alter table favourites drop column forgotten_column");
  });
});

describe("an export", () => {
  test("has a row of every table, every encrypted value readable, and no other person's", async () => {
    const encrypted = await fillPerson(pool, cipher, "exporter");
    await fillPerson(pool, cipher, "neighbour");
    const tables = await store.exportAll(subject("exporter"));
    const own = Object.entries(OWN_TABLES).flatMap(([table, rows]) => ("mine" in rows ? [table] : []));
    // The second row of the retention test replaces none: each table has at least one.
    expect(tables.map(({ table }) => table).toSorted()).toEqual(own.toSorted());
    const text = JSON.stringify(tables);
    const shown = encrypted.filter((column) => text.includes(`"of":"${column}"`));
    const hidden = Object.entries(OWN_TABLES).flatMap(([table, rows]) =>
      "mine" in rows ? (rows.leftOut ?? []).flatMap(([, ...columns]) => columns.map((each) => `${table}.${each}`)) : [],
    );
    const findable = encrypted.filter((column) => own.includes(column.split(".")[0] ?? ""));
    expect(shown.toSorted()).toEqual(findable.filter((column) => !hidden.includes(column)).toSorted());
    expect(shown.length).toBeGreaterThan(25);
    expect(text).not.toContain("neighbour");
  });
});

describe("the events of a person", () => {
  test("come from every table that records one, newest first, by direction and page", async () => {
    await fillPerson(pool, cipher, "watcher");
    await pool.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', 'placed-watcher')");
    await pool.query("insert into desk_reads (staff_id, action, subject) values ('s', 'search-person', 'watcher')");
    await pool.query("update fetches set status = 'SUCCESS', policy_enc = 'x' where id = 'fetch-watcher'");
    const page = { directions: DATA_DIRECTIONS, offset: 0, limit: 50 };
    const events = await store.events(subject("watcher"), page);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(
      new Set([
        "search",
        "population",
        "fetched",
        "order",
        "notice",
        "application",
        "lead",
        "case-read",
        "person-search",
        "agent-list",
      ]),
    );
    expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).toSorted((a, b) => b - a));
    const read = await store.events(subject("watcher"), { ...page, directions: ["read"] });
    expect(read.map(({ kind }) => kind)).toEqual(["person-search", "case-read", "agent-list"]);
    expect(await store.events(subject("watcher"), { ...page, offset: 1, limit: 1 })).toEqual([events[1]]);
    expect(await store.events(subject("unknown"), page)).toEqual([]);
  });
});

describe("an erasure", () => {
  test("leaves nothing of the person in any table, but what the receipt lists with its end", async () => {
    for (const name of ["eraser", "stranger"]) await fillPerson(pool, cipher, name);
    const before = await tablesWith(pool, "stranger");
    const erased = await store.erase(subject("eraser"), erasure("eraser"));
    const retained = erased?.receipt.retained ?? [];
    const stays = new Set(retained.map(({ table }) => table));
    // Found by an address or by nothing: the list has the reason of each.
    const notByPerson = Object.entries(OWN_TABLES).flatMap(([table, own]) => ("mine" in own ? [] : [table]));
    const left = (await tablesWith(pool, "eraser")).filter((table) => !notByPerson.includes(table));
    expect(left.filter((table) => !stays.has(table))).toEqual([]);
    for (const table of [
      "persons",
      "searches",
      "offers",
      "favourites",
      "savings",
      "sessions",
      "login_orders",
      "lookups",
    ])
      expect(erased?.receipt.deleted.find((rows) => rows.table === table)?.count, table).toBeGreaterThan(0);
    const today = swedishDate(Date.now());
    expect(retained).toContainEqual({
      table: "orders",
      ground: "order",
      count: 1,
      until: endOfPeriod(today, retentionPeriods.order),
    });
    expect(retained).toContainEqual({
      table: "orders",
      ground: "claims",
      count: 1,
      until: endOfPeriod(today, retentionPeriods.orderWithoutInsurance),
    });
    expect(await tablesWith(pool, "stranger")).toEqual(before);
    expect((await verifyAudit(pool)).filter(({ fault }) => fault)).toEqual([]);
  });

  test("is recorded without what it deleted, and its receipt is for its browser alone", async () => {
    const receipt = await store.findReceipt("receipt-of-eraser", "eraser");
    const { rows } = await pool.query<{ what: string; row_count: number }>(
      "select what, row_count from erasures where actor = 'person' and subject = 'person-eraser' order by id",
    );
    for (const { table, count } of receipt?.deleted ?? [])
      expect(rows).toContainEqual({ what: table, row_count: count });
    expect(await store.findReceipt("receipt-of-eraser", "stranger")).toBeUndefined();
    expect(await store.latestReceiptId("eraser")).toBe("receipt-of-eraser");
  });

  test("is done once: a second one finds no account, and deletes nothing", async () => {
    expect(await store.erase(subject("eraser"), { ...erasure("eraser"), receiptId: "second" })).toBeUndefined();
    expect(await store.findReceipt("second", "eraser")).toBeUndefined();
  });

  test("of two at once, one deletes and the other finds nothing", async () => {
    await fillPerson(pool, cipher, "double");
    const outcomes = await Promise.all(
      ["first", "second"].map((receiptId) => store.erase(subject("double"), { ...erasure("double"), receiptId })),
    );
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
  });

  test("that is interrupted has deleted nothing, and can be repeated", async () => {
    await fillPerson(pool, cipher, "interrupted");
    const before = await tablesWith(pool, "interrupted");
    await pool.query(
      "create function fail_now() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$",
    );
    await pool.query("create trigger cut before insert on erasure_receipts for each row execute function fail_now()");
    await expect(store.erase(subject("interrupted"), erasure("interrupted"))).rejects.toThrow("cut");
    expect(await tablesWith(pool, "interrupted")).toEqual(before);
    await pool.query("drop trigger cut on erasure_receipts");
    expect(await store.erase(subject("interrupted"), erasure("interrupted"))).toBeDefined();
  });

  test("mails the receipt to the address of the account, in the same transaction", async () => {
    await fillPerson(pool, cipher, "mailed");
    const cell = { column: "persons.contact_enc", rowId: "person-mailed" };
    await pool.query("update persons set contact_enc = $1 where id = 'person-mailed'", [
      cipher.encrypt(cell, JSON.stringify({ email: "anna@post.example" })),
    ]);
    const erased = await store.erase(subject("mailed"), erasure("mailed"));
    expect([erased?.mailId, erased?.receipt.isMailed]).toEqual(["mail-of-receipt-mailed", true]);
    const { rows } = await pool.query(
      "select template, state from mails where key = 'erasure-receipt:receipt-of-mailed'",
    );
    expect(rows).toEqual([{ template: "notice", state: "queued" }]);
  });
});
