import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { CHECKOUT, ROOT } from "#tools/processes/paths.ts";

/** What production requires beyond its name: its own keys and certificates. */
export function productionChanges(): Record<string, string> {
  const key = () => randomBytes(32).toString("base64");
  const given = developmentEnvironment();
  const keys = Object.keys(given).filter((name) => name.endsWith("_KEY") && !/LOOKUP|COOKIE/.test(name));
  return {
    SPARV_ENVIRONMENT: "production",
    SPARV_COLUMN_KEYS: `a:${key()}`,
    SPARV_RECEIPT_KEYS: `a:2026-01-01:2100-01-01:${key()}`,
    SPARV_LOOKUP_KEY: key(),
    SPARV_COOKIE_KEY: key(),
    // Of an engine that does not exist: this production has no worker.
    SPARV_RESTATE_IDENTITY_KEYS: "publickeyv1_w7YHemBctH5Ck2nQRQ47iBBqhNHy4FV7t2Usbye2A6f",
    // The database is on this machine.
    SPARV_DATABASE_TLS: "off",
    ...Object.fromEntries(keys.map((name) => [name, key()])),
    ...copiedCertificates(given),
  };
}

/** The same certificates in another place than the sandbox. */
function copiedCertificates(given: Readonly<Record<string, string>>): Record<string, string> {
  const folder = join(ROOT, ".results/certificates");
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(given).filter(([name]) => name.endsWith("_FILE"));
  return Object.fromEntries(
    files.map(([name, file]) => {
      const copy = join(folder, `${name.toLowerCase()}.pem`);
      copyFileSync(join(ROOT, file), copy);
      return [name, copy];
    }),
  );
}

/** A role that may only read and write rows; gives the database's address as that role. */
export async function asPlainRole(databaseUrl: string): Promise<string> {
  const role = `sparv_${CHECKOUT}_plain`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`do $$ begin create role ${role} login; exception when duplicate_object then null; end $$`);
    await client.query(`grant usage on schema public to ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
    await client.query(`grant usage on all sequences in schema public to ${role}`);
  } finally {
    await client.end();
  }
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}
