import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "#platform/config/config.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { findDatabaseFaults, refuseUnsafeRole } from "#platform/database/refuse-unsafe-role.ts";
import { asPlainRole } from "#tests/support/production-changes.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let plain: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("unsafe_role");
  const url = await asPlainRole(database.url);
  plain = createPool({ url, name: "test-plain", connectionFailed: () => undefined });
});
afterAll(async () => {
  await plain.end();
  await database.drop();
});

const production = { environment: "production", isDatabaseTlsRequired: false };

test("a superuser is refused in production with a message, and nowhere else", async () => {
  const pool = database.openPool();
  const refused = await refuseUnsafeRole(pool, production).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigError);
  expect((refused as ConfigError).problems).toContain("the database role is a superuser, which production refuses");
  await refuseUnsafeRole(pool, { ...production, environment: "staging" });
});

test("a role that only reads and writes rows is accepted", async () => {
  expect(await findDatabaseFaults(plain, production)).toEqual([]);
});

test.for([
  ["createrole", "may make roles"],
  ["createdb", "may make databases"],
  ["bypassrls", "may pass row security"],
  ["replication", "may copy the whole database"],
] as const)("a role with %s is refused", async ([power, reason]) => {
  const { rows } = await plain.query<{ role: string }>("select current_user as role");
  const owner = database.openPool();
  await owner.query(`alter role ${rows[0]?.role} ${power}`);
  try {
    expect(await findDatabaseFaults(plain, production)).toEqual([
      `the database role ${reason}, which production refuses`,
    ]);
  } finally {
    await owner.query(`alter role ${rows[0]?.role} no${power}`);
  }
});

test("a connection without TLS is refused unless a setting allows it", async () => {
  expect(await findDatabaseFaults(plain, { isDatabaseTlsRequired: true })).toEqual([
    "the database connection has no TLS, which production refuses unless SPARV_DATABASE_TLS is off",
  ]);
  expect(await findDatabaseFaults(plain, { isDatabaseTlsRequired: false })).toEqual([]);
});
