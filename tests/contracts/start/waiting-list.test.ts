import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWaitingList } from "#adapters/postgres/waiting-list.ts";
import { listOpenServices, notifyWaiting } from "#journeys/waiting-list/notify-waiting.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("waiting_list");
  pool = database.openPool();
});
afterAll(() => database.drop());
beforeEach(() => pool.query("delete from waiting_list; delete from mails"));

const listOf = () => {
  const config = readConfig(developmentEnvironment());
  const lookupHash = createLookupHash(config.lookupKey);
  return createWaitingList({ pool, cipher: createColumnCipher(config.columnKeys), lookupHash });
};

function add(service: string, address: string) {
  const waitingId = randomId();
  const receipt = {
    mailId: randomId(),
    key: `waiting-list:${waitingId}`,
    template: "waiting-list-receipt",
    to: address,
  };
  return listOf().add({ waitingId, service, address, textVersion: "v" }, { ...receipt, variables: {} });
}

const count = async (table: string): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? 0;

test("an address waits once for each service, in any letter case, and gets one receipt", async () => {
  const answers = await Promise.all([
    add("power", "anna@post.example"),
    add("power", "Anna@post.example"),
    add("broadband", "anna@post.example"),
  ]);
  expect(answers.filter((answer) => answer === "added")).toHaveLength(2);
  expect(await count("waiting_list")).toBe(2);
  expect(await count("mails")).toBe(2);
  const { rows } = await pool.query<{ row: string }>("select waiting_list::text as row from waiting_list");
  expect(rows.map(({ row }) => row).join()).not.toMatch(/anna@/i);
});

test("waiting visitors are notified once when the service opens, by several workers at a time, and then deleted", async () => {
  for (let reader = 0; reader < 130; reader += 1) await add("power", `lasare${reader}@post.example`);
  await add("broadband", "bo@post.example");
  await pool.query("delete from mails");
  // Open because its vertical is registered.
  const open = listOpenServices(createServerVerticals(systemClock), "https://sparv.example").filter(
    ({ id }) => id === "power",
  );
  expect(open).toEqual([{ id: "power", product: "elavtal", url: "https://sparv.example/el/" }]);
  const started: string[] = [];
  const sweep = () =>
    notifyWaiting({
      list: listOf(),
      open,
      newId: randomId,
      starter: { start: async (_name, id) => void started.push(id) },
      startFailed: () => undefined,
    });
  const notified = await Promise.all([sweep(), sweep()]);
  expect(notified[0] + notified[1] + (await sweep())).toBe(130);
  expect(await sweep()).toBe(0);
  expect(new Set(started).size).toBe(130);
  expect(await count("mails where template = 'service-open'")).toBe(130);
  const { rows } = await pool.query<{ service: string }>("select service from waiting_list");
  expect(rows).toEqual([{ service: "broadband" }]);
});
