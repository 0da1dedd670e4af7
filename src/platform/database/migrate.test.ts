import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase("migrate", { isMigrated: false });
  folder = mkdtempSync(join(tmpdir(), "sparv-migrations-"));
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => database.drop());

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate({ url: database.url, folder });
const tables = async () => {
  const { rows } = await database
    .openPool()
    .query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  return rows.map(({ name }) => name);
};

test("files are applied in order, once", async () => {
  write("0001-first.sql", "create table first (id int);");
  write("0002-second.sql", "alter table first rename to renamed;");
  expect(await run()).toEqual(["0001-first.sql", "0002-second.sql"]);
  expect(await run()).toEqual([]);
  expect(await tables()).toEqual(["renamed", "schema_migrations"]);
});

test("processes that start together apply each file once", async () => {
  write("0001-first.sql", "create table first (id int); select pg_sleep(0.1);");
  const results = await Promise.all([run(), run(), run()]);
  expect(results.flat()).toEqual(["0001-first.sql"]);
});

test("a file that was edited after it was applied is refused", async () => {
  write("0001-first.sql", "create table first (id int);");
  await run();
  write("0001-first.sql", "create table first (id bigint);");
  await expect(run()).rejects.toThrow("0001-first.sql was edited after it was applied");
});

test("a file that fails leaves nothing of itself behind, and those before it stay", async () => {
  write("0001-first.sql", "create table first (id int);");
  write("0002-broken.sql", "create table second (id int); select 1 / 0;");
  await expect(run()).rejects.toThrow("0002-broken.sql failed");
  expect(await tables()).toEqual(["first", "schema_migrations"]);
});

test("numbers must be whole and unbroken", async () => {
  write("0001-first.sql", "select 1;");
  write("0003-third.sql", "select 1;");
  await expect(run()).rejects.toThrow("0003-third.sql should be number 0002");
});

test("an older release runs on a newer database", async () => {
  write("0001-first.sql", "create table first (id int);");
  write("0002-second.sql", "create table second (id int);");
  await run();
  rmSync(join(folder, "0002-second.sql"));
  expect(await run()).toEqual([]);
});
