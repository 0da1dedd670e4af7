import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createAgentSearchStore } from "#adapters/postgres/agent-search-store.ts";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import { exportedColumns } from "#adapters/postgres/own-data/export-rows.ts";
import { createOwnDataStore } from "#adapters/postgres/own-data/own-data-store.ts";
import { BELONGINGS, type Belonging } from "#adapters/postgres/own-data/own-table.ts";
import { OWN_TABLES } from "#adapters/postgres/own-data/own-tables.ts";
import { createOrderedContact } from "#adapters/postgres/ordered-contact.ts";
import { adoptOrders, ownOrders, ownSearches } from "#adapters/postgres/person-lookups.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { DATA_DIRECTIONS, endOfPeriod } from "#domain/my-data/data-event.ts";
import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import type { OwnDataStore } from "#journeys/my-data/my-data.port.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { fillPerson, fillStranger, NUMBER_TYPED_IN, tablesWith } from "./own-rows.ts";

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
  mailTo: undefined,
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
    const { lookups = [], hashed = [] } = STORED_COLUMNS[table] ?? {};
    const leftOut = (own.leftOut ?? []).flatMap(([, ...columns]) => columns);
    if (![...exportedColumns(table, own), ...leftOut, ...lookups, ...hashed].includes(column))
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

describe("how the rows of a table belong", () => {
  test("is stated for every table of the database", async () => {
    const tables = new Set((await columnsOf()).map(({ table }) => table));
    expect([...tables].filter((table) => !BELONGINGS.includes(OWN_TABLES[table]?.belongs as Belonging))).toEqual([]);
    // What has a reason why no one finds it has no rows of persons, or is found by an address alone.
    for (const [table, own] of Object.entries(OWN_TABLES))
      expect(own.belongs !== "none" || !("mine" in own), table).toBe(true);
  });

  test("is `typed` where a number is stored beside the browser that it came from", async () => {
    const columns = await columnsOf();
    const has = (table: string, column: string) =>
      columns.some((each) => each.table === table && each.column === column);
    const tables = [...new Set(columns.map(({ table }) => table))];
    const withBoth = tables.filter((table) => has(table, "person_lookup") && has(table, "owner"));
    const identified = ["browser_identifications", "lookups", "application_drafts"];
    expect(withBoth.filter((table) => !identified.includes(table)).toSorted()).toEqual([...NUMBER_TYPED_IN].toSorted());
    for (const table of NUMBER_TYPED_IN) expect(OWN_TABLES[table]?.belongs, table).toBe("typed");
  });
});

describe("what a stranger has typed with a person's number", () => {
  const [victim, stranger] = ["victim", "attacker"];
  const ports = () => ({ pool, cipher, lookupHash: createLookupHash(randomBytes(32)) });

  beforeAll(async () => {
    await fillPerson(pool, cipher, victim);
    await fillStranger(pool, cipher, { stranger, victim });
  });

  test("is in no table of the person's export, and in none of their events", async () => {
    const tables = await store.exportAll(subject(victim));
    const found = tables.filter((table) => JSON.stringify(table).includes(stranger)).map(({ table }) => table);
    expect(found).toEqual([]);
    const events = await store.events(subject(victim), { directions: DATA_DIRECTIONS, offset: 0, limit: 100 });
    expect(JSON.stringify(events)).not.toContain(stranger);
    expect(events.length).toBeGreaterThan(5);
  });

  test("is not on my pages, and not where agents, watches and the household read", async () => {
    const account = createAccountStore({ pool, cipher, hasDemoMarks: false });
    const { personId } = subject(victim);
    const shown = await Promise.all([
      pool.query(`select orders.id from orders where ${ownOrders("$1")}`, [personId]),
      pool.query(`select id from ${ownSearches("$1")} as own`, [personId]),
      account.noticeMailId(personId, `placed-${stranger}`),
      createAgentSearchStore(pool).ofPerson(personId, 100),
      createAgentSearchStore(pool).find(personId, `search-${stranger}`),
    ]);
    expect(shown[0].rowCount).toBe(2);
    expect(shown[1].rowCount).toBeGreaterThan(0);
    expect(
      JSON.stringify(shown.map((each) => (typeof each === "object" && "rows" in each ? each.rows : each))),
    ).not.toContain(stranger);
  });

  test("is not where their mail goes, and the person sees the address before anything is erased", async () => {
    const contacts = ["placed", "refused"].flatMap((state) => [`${state}-${victim}`, `${state}-${stranger}`]);
    for (const id of contacts) {
      const cell = { column: "orders.personal_enc", rowId: id };
      const email = `${id.split("-")[1]}@post.example`;
      await pool.query("update orders set personal_enc = $2, accepted_at = now() where id = $1", [
        id,
        cipher.encrypt(cell, JSON.stringify({ personalNumber: victim, email })),
      ]);
    }
    expect(await store.receiptAddress(subject(victim))).toBe("victim@post.example");
    await pool.query("update orders set identified_by = 'browser' where owner = $1", [victim]);
    expect(await store.receiptAddress(subject(victim))).toBeUndefined();
  });

  test("stays when the person erases the account", async () => {
    const rows = async () => {
      const counts: Record<string, number> = {};
      for (const table of await tablesWith(pool, stranger)) {
        const { rowCount } = await pool.query(`select from ${table} as t where to_jsonb(t)::text like $1`, [
          `%${stranger}%`,
        ]);
        counts[table] = rowCount ?? 0;
      }
      return counts;
    };
    const before = await rows();
    expect(Object.keys(before).length).toBeGreaterThan(25);
    expect((await store.erase(subject(victim), erasure(victim)))?.receipt.deleted.length).toBeGreaterThan(20);
    expect(await rows()).toEqual(before);
  });

  test("becomes the person's when the browser that typed it identifies as the person, but never their address", async () => {
    const guest = "guest";
    await fillPerson(pool, cipher, guest);
    for (const statement of [
      "update orders set identified_by = null where owner = $1",
      "update login_orders set state = 'cancelled' where owner = $1 and state = 'used'",
    ])
      await pool.query(statement, [guest]);
    const exported = async () => (await store.exportAll(subject(guest))).map(({ table }) => table);
    expect(
      (await exported()).filter((table) => ["orders", "searches", "leads", "gift_entries"].includes(table)),
    ).toEqual([]);
    await pool.query("update login_orders set state = 'used' where id = 'login-' || $1", [guest]);
    await pool.query(adoptOrders("select $1::text as owner, array[$1::text] as lookups"), [guest]);
    expect(
      (await exported()).filter((table) => ["orders", "searches", "gift_entries"].includes(table)).toSorted(),
    ).toEqual(["gift_entries", "orders", "searches"]);
    expect(await createOrderedContact(ports())(guest)).toEqual({});
  });

  test("is another person's when another person was logged in there", async () => {
    await fillPerson(pool, cipher, "earlier");
    await fillPerson(pool, cipher, "later");
    // The second person has logged in in the browser of the first, after it was written.
    await pool.query("update login_orders set owner = 'earlier', ended_at = now() where id = 'login-later'");
    const tables = await store.exportAll({ personId: "person-later", owner: "earlier" });
    const found = tables.filter((table) => JSON.stringify(table.rows).includes("-earlier")).map(({ table }) => table);
    expect(found.filter((table) => OWN_TABLES[table]?.belongs !== "recorded")).toEqual([]);
    const own = (await store.exportAll(subject("earlier"))).map(({ table }) => table);
    expect(own).toEqual(expect.arrayContaining(["leads", "application_drafts", "list_shares"]));
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

  test("mails no receipt unless the person asked for it, at the address that was shown", async () => {
    for (const [name, mailTo] of [
      ["unasked", undefined],
      ["other-address", "other@post.example"],
    ] as const) {
      await fillPerson(pool, cipher, name);
      const cell = { column: "persons.contact_enc", rowId: `person-${name}` };
      await pool.query("update persons set contact_enc = $1 where id = $2", [
        cipher.encrypt(cell, JSON.stringify({ email: "anna@post.example" })),
        cell.rowId,
      ]);
      const erased = await store.erase(subject(name), { ...erasure(name), mailTo });
      expect([erased?.mailId, erased?.receipt.isMailed]).toEqual([undefined, false]);
    }
  });

  test("mails the receipt to the address of the account, in the same transaction", async () => {
    await fillPerson(pool, cipher, "mailed");
    const cell = { column: "persons.contact_enc", rowId: "person-mailed" };
    await pool.query("update persons set contact_enc = $1 where id = 'person-mailed'", [
      cipher.encrypt(cell, JSON.stringify({ email: "anna@post.example" })),
    ]);
    const address = await store.receiptAddress(subject("mailed"));
    expect(address).toBe("anna@post.example");
    const erased = await store.erase(subject("mailed"), { ...erasure("mailed"), mailTo: address });
    expect([erased?.mailId, erased?.receipt.isMailed]).toEqual(["mail-of-receipt-mailed", true]);
    const { rows } = await pool.query(
      "select template, state from mails where key = 'erasure-receipt:receipt-of-mailed'",
    );
    expect(rows).toEqual([{ template: "notice", state: "queued" }]);
  });
});
