import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { ADVISORY_LOCKS } from "./advisory-lock.ts";
import { clientOf, connectToAny, createDatabaseHosts } from "./database-hosts.ts";

export interface MigrateOptions {
  readonly url: string;
  /** Holds `0001-name.sql` and so on. A file that has been applied anywhere is never edited again. */
  readonly folder: string;
}

/** Brings the database up to date and gives the names of what was applied. Safe to run from several processes at once. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const files = readMigrations(options.folder);
  const hosts = createDatabaseHosts(options.url);
  const Client = clientOf(hosts);
  const client = await connectToAny(hosts, () => {
    const each = new Client({ connectionString: options.url, application_name: "sparv-migrate" });
    each.on("error", () => undefined);
    return each.connect();
  });
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migrate]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const applied = await client.query<AppliedMigration>("select name, checksum from schema_migrations order by name");
    const pending = pendingOf(files, applied.rows);
    for (const file of pending) await apply(client, file);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

class MigrationRefused extends Error {
  override readonly name = "MigrationRefused";
}

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  for (const [at, name] of names.entries()) {
    const number = String(at + 1).padStart(4, "0");
    if (!name.startsWith(`${number}-`)) throw new MigrationRefused(`${name} should be number ${number}`);
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), "utf8");
    return { name, sql, checksum: sha256Hex(sql) };
  });
}

/** What the database has and this folder does not was applied by a newer release: an older one still runs on it. */
function pendingOf(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const last = applied.at(-1)?.name ?? "";
  return files.filter((file) => {
    const checksum = checksums.get(file.name);
    if (checksum === undefined && file.name < last)
      throw new MigrationRefused(`${file.name} comes before ${last}, which is applied`);
    if (checksum !== undefined && checksum !== file.checksum)
      throw new MigrationRefused(`${file.name} was edited after it was applied`);
    return checksum === undefined;
  });
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query("begin");
  try {
    // A change that waits for a lock holds up every query behind it: rather fail and be run again.
    await client.query("set local lock_timeout = '5s'");
    await client.query(file.sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [file.name, file.checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new Error(`migration ${file.name} failed`, { cause: error });
  }
}
