import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { createPool } from "./pool.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("hosts", { isMigrated: false });
});
afterAll(() => database.drop());

test("an address with several servers is one address each, with everything but the hosts", () => {
  expect(databaseUrls("postgres://u:p@one:5432,two/sparv?sslmode=require&target_session_attrs=read-write")).toEqual([
    "postgres://u:p@one:5432/sparv?sslmode=require",
    "postgres://u:p@two/sparv?sslmode=require",
  ]);
  expect(databaseUrls("postgres://one/sparv?target_session_attrs=any")).toEqual([
    "postgres://one/sparv?target_session_attrs=any",
  ]);
});

test("a pool with several servers uses the one that answers, from the first statement on", async () => {
  const [deadPort = 0] = await freePorts(1);
  const { host } = new URL(database.url);
  const several = database.url.replace(host, `127.0.0.1:${deadPort},${host}`);
  const pool = createPool({ url: several, name: "hosts-test", connectionFailed: () => undefined });
  const asked = Array.from({ length: 5 }, (_, n) => pool.query<{ n: number }>("select $1::int as n", [n]));
  expect((await Promise.all(asked)).map(({ rows }) => rows[0]?.n)).toEqual([0, 1, 2, 3, 4]);
  const client = await pool.connect();
  client.release();
  await pool.end();
});

test("without any server that answers, the failure is reported", async () => {
  const [first = 0, second = 0] = await freePorts(2);
  const url = `postgres://root@127.0.0.1:${first},127.0.0.1:${second}/sparv`;
  const pool = createPool({ url, name: "hosts-test", connectionFailed: () => undefined });
  await expect(pool.query("select 1")).rejects.toThrow("ECONNREFUSED");
  await pool.end();
});
