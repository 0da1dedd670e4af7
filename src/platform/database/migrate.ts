import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { ADVISORY_LOCKS } from "./advisory-lock.ts";
import { clientOf, connectToAny, createDatabaseHosts } from "./database-hosts.ts";

export interface MigrateOptions {
  readonly url: string;
  /**
   * Holds `2026-11-19-name.sql` and so on: a date collides with no other branch, and branches are merged in any order. A file that has been
   * applied anywhere is never edited again.
   */
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
    const applied = await client.query<AppliedMigration>(
      "select name, checksum from schema_migrations order by applied_at, name",
    );
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

const DATED = /^(\d{4}-\d{2}-\d{2})-[a-z0-9-]+\.sql$/;

/** In the order of their names. */
function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const wrong = names.find((name) => !isDay(DATED.exec(name)?.[1]));
  if (wrong !== undefined) throw new MigrationRefused(`${wrong} should be named YYYY-MM-DD-slug.sql`);
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), "utf8");
    return { name, sql, checksum: sha256Hex(sql) };
  });
}

/** JavaScript reads the 30th of February as a day of March. */
function isDay(text: string | undefined): boolean {
  const day = new Date(text ?? "");
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text ?? "");
}

function pendingOf(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = files.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum);
  if (edited) throw new MigrationRefused(`${edited.name} was edited after it was applied`);
  const pending = files.filter(({ name }) => !checksums.has(name));
  refuseMissing(files, applied, pending);
  return pending;
}

/**
 * What was applied last and is not in this folder is of a newer release: an older one still runs on it. What came before one of this
 * folder was removed, or is of another branch that this folder does not have.
 */
function refuseMissing(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
  pending: readonly MigrationFile[],
): void {
  const own = new Set(files.map(({ name }) => name));
  const missing = applied.findIndex(({ name }) => !own.has(name));
  const after = [...applied.slice(missing), ...pending].findLast(({ name }) => own.has(name));
  if (missing === -1 || after === undefined) return;
  throw new MigrationRefused(
    `${applied[missing]?.name} is applied and missing here, and ${after.name} came after it. After a change of branch in development: npm run reset`,
  );
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
