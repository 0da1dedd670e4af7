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
  write("2026-11-17-first.sql", "create table first (id int);");
  write("2026-11-18-second.sql", "alter table first rename to renamed;");
  expect(await run()).toEqual(["2026-11-17-first.sql", "2026-11-18-second.sql"]);
  expect(await run()).toEqual([]);
  expect(await tables()).toEqual(["renamed", "schema_migrations"]);
});

test("processes that start together apply each file once", async () => {
  write("2026-11-17-first.sql", "create table first (id int); select pg_sleep(0.1);");
  const results = await Promise.all([run(), run(), run()]);
  expect(results.flat()).toEqual(["2026-11-17-first.sql"]);
});

test("a file that was edited after it was applied is refused", async () => {
  write("2026-11-17-first.sql", "create table first (id int);");
  await run();
  write("2026-11-17-first.sql", "create table first (id bigint);");
  await expect(run()).rejects.toThrow("2026-11-17-first.sql was edited after it was applied");
});

test("a file that fails leaves nothing of itself behind, and those before it stay", async () => {
  write("2026-11-17-first.sql", "create table first (id int);");
  write("2026-11-18-broken.sql", "create table second (id int); select 1 / 0;");
  await expect(run()).rejects.toThrow("2026-11-18-broken.sql failed");
  expect(await tables()).toEqual(["first", "schema_migrations"]);
});

test("files are applied in the order of their names, whenever they were written", async () => {
  write("2026-11-20-second.sql", "alter table first rename to renamed;");
  write("2026-11-18-first.sql", "create table first (id int);");
  write("2026-11-19-between.sql", "alter table first add column note text;");
  expect(await run()).toEqual(["2026-11-18-first.sql", "2026-11-19-between.sql", "2026-11-20-second.sql"]);
});

test.for([
  ["then the earlier one", "2026-11-20-theirs", "2026-11-19-ours"],
  ["then the later one", "2026-11-19-ours", "2026-11-20-theirs"],
])("two branches are merged one after the other, %s", async ([, first = "", second = ""]) => {
  write("2026-11-17-first.sql", "create table first (id int);");
  write(`${first}.sql`, "create table one (id int);");
  await run();
  write(`${second}.sql`, "create table two (id int);");
  expect(await run()).toEqual([`${second}.sql`]);
  expect(await tables()).toEqual(["first", "one", "schema_migrations", "two"]);
});

test("a name without a date is refused, and so is a day that does not exist", async () => {
  for (const name of ["note.sql", "0001-note.sql", "2026-11-note.sql", "2026-02-30-note.sql", "2026-11-19.sql"]) {
    write(name, "select 1;");
    await expect(run()).rejects.toThrow(`${name} should be named YYYY-MM-DD-slug.sql`);
    rmSync(join(folder, name));
  }
});

test("an older release runs on a newer database", async () => {
  write("2026-11-17-first.sql", "create table first (id int);");
  await run();
  write("2026-11-20-second.sql", "create table second (id int);");
  await run();
  rmSync(join(folder, "2026-11-20-second.sql"));
  expect(await run()).toEqual([]);
});

test("a file that was removed after it was applied is refused", async () => {
  for (const removed of ["2026-11-18-second.sql", "2026-11-19-third.sql"]) {
    write("2026-11-17-first.sql", "create table first (id int);");
    write("2026-11-18-second.sql", "create table second (id int);");
    write("2026-11-19-third.sql", "create table third (id int);");
    write("2026-11-20-fourth.sql", "create table fourth (id int);");
    await run();
    rmSync(join(folder, removed));
    await expect(run()).rejects.toThrow(
      `${removed} is applied and missing here, and 2026-11-20-fourth.sql came after it`,
    );
  }
});

test("a database of another branch is refused before anything is applied to it", async () => {
  write("2026-11-19-theirs.sql", "create table theirs (id int);");
  await run();
  rmSync(join(folder, "2026-11-19-theirs.sql"));
  write("2026-11-20-ours.sql", "create table ours (id int);");
  await expect(run()).rejects.toThrow(
    "2026-11-19-theirs.sql is applied and missing here, and 2026-11-20-ours.sql came after it",
  );
  expect(await tables()).toEqual(["schema_migrations", "theirs"]);
});
