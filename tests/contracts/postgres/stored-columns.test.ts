import { afterAll, beforeAll, expect, test } from "vitest";
import { ENCRYPTED_COLUMNS, LOOKUP_COLUMNS, STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { misplacedColumns } from "./stored-columns.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let pool: DatabasePool;

beforeAll(async () => {
  database = await createTestDatabase("columns");
  pool = database.openPool();
});
afterAll(() => database.drop());

test("every column of the database is encrypted, hashed, or listed as clear with a reason", async () => {
  expect(await misplacedColumns(pool)).toEqual([]);
});

test("the check finds a planted column, also one in its own table, and a missing one", async () => {
  await pool.query("alter table orders add column nickname text");
  await pool.query("create table neighbours (id text primary key)");
  await pool.query("alter table demo_owners drop column made_at");
  expect(await misplacedColumns(pool)).toEqual([
    "neighbours.id is neither encrypted, hashed nor listed as clear with a reason",
    "orders.nickname is neither encrypted, hashed nor listed as clear with a reason",
    "demo_owners.made_at is listed and does not exist",
  ]);
  await pool.query("alter table demo_owners add column made_at timestamptz");
  await pool.query("drop table neighbours");
  await pool.query("alter table orders drop column nickname");
});

test("a column is encrypted if and only if its name marks it so", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
     where table_schema = 'public' and not relispartition and column_name like '%\\_enc'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(ENCRYPTED_COLUMNS.toSorted());
});

test("a hashed column has a name that marks it so, or is an owner", () => {
  const NAMES = /(^owner|hash|^digest|^ticket|^proof|^proof_id|^other_lookups)$/;
  const unclear = Object.entries(STORED_COLUMNS).flatMap(([table, { hashed = [] }]) =>
    hashed.filter((column) => !NAMES.test(column)).map((column) => `${table}.${column}`),
  );
  // Its value has the random number of a form in it, and stays under the oldest key.
  expect(unclear).toEqual(["case_notes.post_lookup"]);
});

test("a column by which a person is found is one that the command for a new key processes", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
     where table_schema = 'public' and not relispartition and column_name like '%\\_lookup'`,
  );
  const found = rows.map(({ name }) => name).filter((name) => name !== "case_notes.post_lookup");
  expect(LOOKUP_COLUMNS.toSorted()).toEqual([...found, "desk_reads.subject", "list_share_votes.voter_hash"].toSorted());
});
