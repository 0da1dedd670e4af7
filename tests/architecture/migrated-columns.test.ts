import { basename } from "node:path";
import { expect, test } from "vitest";
import { findUnprotectedColumns, findUnreadColumns } from "./migrated-columns.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("every column that a migration makes is encrypted, hashed, or listed as clear with a reason", () => {
  expect(describeFaults(findUnprotectedColumns(PROJECT_ROOT))).toEqual([]);
});

test("the reader of migrations sees every listed column, so that none is judged by omission", () => {
  // The program that migrates makes this table itself.
  const own = ["schema_migrations.name", "schema_migrations.checksum", "schema_migrations.applied_at"];
  expect(findUnreadColumns(PROJECT_ROOT)).toEqual(own);
});

test("an added column, one of a new table and one that was renamed are found; a dropped one is not", async () => {
  const planted = {
    "src/adapters/postgres/migrations/0001-first.sql": `-- create table comment (id text);
create table if not exists known (id text primary key, "clear" numeric(10, 2) default 0 check (clear in (1, 2)), gone text, constraint a unique (id, gone));
create table moved (id text);
do $$ begin execute 'create table hidden (id text)'; end; $$;
`,
    "src/adapters/postgres/migrations/2026-11-20-second.sql": `alter table known add column note text not null default 'a, b; c', drop column gone, add constraint b check (note <> '');
alter table known rename column clear to plain;
alter table moved rename to parted_undated;
create table parted (like parted_undated including defaults) partition by range (id);
alter table parted add later timestamptz;
create table left_out (id text);
drop table left_out;
`,
  };
  const stored = { known: { clear: [["a reason", "id"]] }, parted: { hashed: ["id"] } } as const;
  const faults = await withPlanted(planted, (root) => findUnprotectedColumns(root, stored));
  expect(faults.map(({ file, what }) => `${basename(file)} ${what.slice(0, what.indexOf(","))}`)).toEqual([
    "2026-11-20-second.sql makes known.note",
    "2026-11-20-second.sql makes known.plain",
    "2026-11-20-second.sql makes parted.later",
  ]);
});
