import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { createPool, type DatabasePool } from "./pool.ts";
import { createReadPool } from "./read-pool.ts";

let primaryDatabase: TestDatabase;
let otherDatabase: TestDatabase;
beforeAll(async () => {
  primaryDatabase = await createTestDatabase("reads", { isMigrated: false });
  otherDatabase = await createTestDatabase("reads_other", { isMigrated: false });
});
afterAll(() => Promise.all([primaryDatabase.drop(), otherDatabase.drop()]));

const WHERE = "select current_database() as name";
const nameOf = async (pool: Pick<DatabasePool, "query">) =>
  (await pool.query<{ name: string }>({ name: "where", text: WHERE, values: [] })).rows[0]?.name;
const clock = { nowMs: () => Date.now() };

test("reads go to the server that is given for them, and to the primary without one", async () => {
  const [primary, replica] = [primaryDatabase.openPool(), otherDatabase.openPool()];
  const left: Error[] = [];
  const options = { primary, clock, replicaLeft: (reason: Error) => left.push(reason) };
  expect(await nameOf(createReadPool({ ...options, replica }))).toBe(await nameOf(replica));
  expect(await nameOf(createReadPool({ ...options, replica: undefined }))).toBe(await nameOf(primary));
  expect(left).toEqual([]);
});

test("a statement that the replica does not answer is answered by the primary, and the replica is left once", async () => {
  const [primary, replica] = [primaryDatabase.openPool(), otherDatabase.openPool()];
  await primary.query("create table only_here as select 7 as figure");
  const left: Error[] = [];
  const reads = createReadPool({ primary, replica, clock, replicaLeft: (reason) => left.push(reason) });
  expect((await reads.query("select figure from only_here")).rows).toEqual([{ figure: 7 }]);
  expect(await nameOf(reads)).toBe(await nameOf(primary));
  expect([left.length, reads.isReplicaUsed()]).toEqual([1, false]);
});

test("a replica that is down is asked again after a while", async () => {
  const [port = 0] = await freePorts(1);
  const primary = primaryDatabase.openPool();
  const dead = createPool({
    url: `postgres://root@127.0.0.1:${port}/x`,
    name: "dead",
    connectionFailed: () => undefined,
  });
  let nowMs = 0;
  const left: Error[] = [];
  const reads = createReadPool({
    primary,
    replica: dead,
    clock: { nowMs: () => nowMs },
    replicaLeft: (reason) => left.push(reason),
  });
  expect(await nameOf(reads)).toBe(await nameOf(primary));
  expect(reads.isReplicaUsed()).toBe(false);
  nowMs += 60_000;
  expect(await nameOf(reads)).toBe(await nameOf(primary));
  expect(left).toHaveLength(1);
  await dead.end();
});
