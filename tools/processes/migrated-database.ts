import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { migrate } from "#platform/database/migrate.ts";
import { CHECKOUT } from "./paths.ts";

const PREFIX = `sparv_${CHECKOUT}_template_`;
/** Of the server's own database: one process at a time makes the template of a checkout. */
const LOCK = { topic: 71_090, checkout: Number.parseInt(CHECKOUT, 16) };

/**
 * An empty database with every table, whatever an earlier run has left under the name: a copy of one that was migrated before. All the
 * migrations take about four times as long as the copy, and nearly every file of contract tests needs a database.
 */
export async function renewMigratedDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const template = await ensureTemplate(client, serverUrl);
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(name)} template ${template}`);
  } finally {
    await client.end();
  }
}

/** Named after the migrations and the day, because a migration may depend on the date. Earlier ones of this checkout are removed. */
async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const template = `${PREFIX}${fingerprint()}`;
  const list = async () =>
    (
      await client.query<{ name: string }>(
        "select datname as name from pg_database where starts_with(datname, $1) order by 1",
        [PREFIX],
      )
    ).rows.map(({ name }) => name);
  if ((await list()).includes(template)) return template;
  await client.query("select pg_advisory_lock($1, $2)", [LOCK.topic, LOCK.checkout]);
  try {
    const found = await list();
    if (found.includes(template)) return template;
    for (const earlier of found) await client.query(`drop database ${earlier} with (force)`);
    // Has its name only when it is whole, and no connection afterwards: the server copies none that is in use.
    const unfinished = `${PREFIX}unfinished`;
    await client.query(`create database ${unfinished}`);
    const url = new URL(serverUrl);
    url.pathname = `/${unfinished}`;
    await migrate({ url: url.href, folder: MIGRATIONS_FOLDER });
    await client.query(`alter database ${unfinished} with allow_connections false`);
    await client.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await client.query("select pg_advisory_unlock($1, $2)", [LOCK.topic, LOCK.checkout]);
  }
}

function fingerprint(): string {
  const files = readdirSync(MIGRATIONS_FOLDER).toSorted();
  const texts = files.map((file) => `${file}\n${readFileSync(join(MIGRATIONS_FOLDER, file), "utf8")}`);
  const today = new Date().toISOString().slice(0, 10);
  return sha256Hex([today, ...texts].join("\n")).slice(0, 12);
}
