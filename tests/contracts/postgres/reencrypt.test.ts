import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createCancellationStore } from "#adapters/postgres/cancellation-store.ts";
import { createCheckoutStore } from "#adapters/postgres/checkout-store.ts";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { reencrypt, reencryptColumn } from "#adapters/postgres/reencrypt.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { readOrderDetails } from "#tests/support/order-details.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { findInClear, findUnsealed } from "./clear-values.ts";
import { addOrdersBefore, addRowsBefore, FACTS, insurerNames, migrateBeforeEncryption } from "./rows-before.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const config = readConfig(developmentEnvironment());
const cipher = createColumnCipher(config.columnKeys);
const lookupHash = createLookupHash(config.lookupKey);
const MANY = 1_500;
const idOf = (number: number): string => `order-${String(number).padStart(5, "0")}`;
const first = Array.from({ length: 3 }, (_, at) => idOf(at));
const many = Array.from({ length: MANY }, (_, at) => idOf(at + 100));

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("reencrypt", { isMigrated: false });
  await migrateBeforeEncryption(database.url);
  pool = database.openPool();
  await addOrdersBefore(pool, cipher, first);
  await addRowsBefore(pool, cipher, first);
  await migrate({ url: database.url, folder: MIGRATIONS_FOLDER });
});
afterAll(() => database.drop());

/** Everything that was stored in clear, as the product reads it. */
async function readAll() {
  const ports = { pool, cipher, lookupHash };
  const search = createSearchStore(ports);
  const desk = await createDeskStore(ports).load(first[0] ?? "");
  const order = await createOrderStore(ports).load(first[0] ?? "");
  return {
    details: await readOrderDetails(pool, first[0] ?? ""),
    order: { fields: order?.fields, choices: order?.choices, message: order?.message, url: order?.interactionUrl },
    parameters: (await search.find("search", "o"))?.parameters,
    withoutOffer: (await search.result("search"))?.withoutOffer,
    chosen: (await createCheckoutStore(ports).newest("result", "o"))?.chosen,
    provider: (await createFetchStore(ports).load("fetch"))?.providerSlug,
    insurers: await Promise.all(first.map(async (id) => (await createCancellationStore(ports).find(id))?.insurerName)),
    desk: [desk?.message, desk?.withdrawalMessage, desk?.events.map(({ detail }) => detail).filter(Boolean)],
  };
}

const CANARIES = ["KAN 4RI", "98765", "31337", "kanarie", "Gåspenna"];

test("values that an earlier release stored in clear are readable before and after their encryption", async () => {
  const before = await readAll();
  expect(before).toMatchObject({
    details: { fields: FACTS.fields, choices: FACTS.choices, needs: FACTS.needs, former: FACTS.former },
    order: { fields: FACTS.fields, choices: FACTS.choices, message: FACTS.message, url: FACTS.url },
    parameters: FACTS.fields,
    withoutOffer: FACTS.withoutOffer,
    chosen: FACTS.choices,
    provider: "kanarie",
    insurers: insurerNames,
    desk: [FACTS.message, FACTS.message, [FACTS.message, "cancellation", insurerNames[0]]],
  });
  expect((await findInClear(pool, CANARIES)).length).toBeGreaterThan(8);

  const reports = await reencrypt(pool, cipher);
  const rewritten = Object.fromEntries(reports.map((report) => [report.column, report.rewritten]));
  expect(rewritten).toMatchObject({
    "orders.details_enc": 3,
    "orders.outcome_enc": 3,
    "orders.interaction_enc": 3,
    "orders.personal_enc": 0,
    "cancellations.insurer_enc": 3,
    "fetches.provider_enc": 1,
    "searches.parameters_enc": 1,
    "searches.silent_enc": 1,
    "checkout_versions.chosen_enc": 1,
    "withdrawals.outcome_enc": 1,
  });
  expect(reports.filter(({ left }) => left > 0)).toEqual([]);
  expect(await readAll()).toEqual(before);
  expect(await findInClear(pool, CANARIES)).toEqual([]);
  expect(await findUnsealed(pool)).toEqual([]);
});

test("the audit chains are intact afterwards, and a swapped name is still detected", async () => {
  expect((await verifyAudit(pool, [], cipher)).filter(({ fault }) => fault)).toEqual([]);
  const { rows } = await pool.query<{ insurer_enc: string }>("select insurer_enc from cancellations where id = $1", [
    first[0],
  ]);
  const exchange = (value: string | undefined) =>
    pool.query("update cancellations set insurer_enc = $2 where id = $1", [first[0], value]);
  await exchange(cipher.encrypt({ column: "cancellations.insurer_enc", rowId: first[0] ?? "" }, "Ett annat bolag"));
  expect((await verifyAudit(pool, [], cipher)).filter(({ fault }) => fault)).toMatchObject([
    { chain: "cancellations", fault: { rowId: first[0], what: "the row was altered" } },
  ]);
  await exchange(rows[0]?.insurer_enc);
});

test("a row that the product changes meanwhile retains the product's value", async () => {
  await pool.query("update orders set outcome_enc = null, outcome_message = 'older' where id = any($1)", [first]);
  let isRead = false;
  const meddling = {
    async query(text: string, values: unknown[]) {
      const answer = await pool.query(text, values);
      if (!isRead && text.includes("xmin::text as version")) {
        isRead = true;
        await pool.query("update orders set outcome_message = 'newer' where id = $1", [first[1]]);
      }
      return answer;
    },
  } as unknown as DatabasePool;
  const report = await reencryptColumn(meddling, cipher, "orders.outcome_enc");
  expect(report).toMatchObject({ rewritten: 3, left: 0 });
  const orders = createOrderStore({ pool, cipher, lookupHash });
  expect((await orders.load(first[1] ?? ""))?.message).toBe("newer");
  expect((await orders.load(first[2] ?? ""))?.message).toBe("older");
});

test("npm run tool -- reencrypt is killed and restarted, beside a product that writes, until nothing is left", async () => {
  await addOrdersBefore(pool, cipher, many);
  const env = {
    ...developmentEnvironment({
      SPARV_DATABASE_URL: database.url,
      SPARV_COLUMN_KEYS: `next:${randomBytes(32).toString("base64")},${developmentEnvironment()["SPARV_COLUMN_KEYS"]}`,
    }),
    ...inheritedClock,
    PATH: process.env["PATH"] ?? "",
  };
  const both = createColumnCipher(readConfig(env).columnKeys);
  const start = (...args: string[]): ChildProcess =>
    spawn(NODE, ["tools/reencrypt.ts", ...args], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const inClear = async () =>
    (await pool.query<{ count: number }>("select count(*)::int as count from orders where details_enc is null")).rows[0]
      ?.count ?? 0;

  const sessionsOf = async (name: string) =>
    (
      await pool.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = $1",
        [name],
      )
    ).rows[0]?.count;

  const killed = start("--batch", "5");
  await waitUntil(async () => (await inClear()) < MANY - 50, 30_000, "some to be encrypted");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  // PostgreSQL still ends the statement of a client that is gone.
  await waitUntil(async () => (await sessionsOf("sparv-reencrypt")) === 0, 30_000, "the killed one's session to end");
  const left = await inClear();
  expect(left).toBeGreaterThan(0);

  // Both formats and both keys are readable meanwhile, and the product continues to write.
  const orders = createOrderStore({ pool, cipher: both, lookupHash });
  for (const id of [many[0], many[20], many.at(-1)])
    expect(await orders.load(id ?? "")).toMatchObject({ fields: FACTS.fields, choices: FACTS.choices });
  const over = new AbortController();
  const writer = (async () => {
    for (let at = 0; !over.signal.aborted; at = (at + 1) % many.length)
      await pool.query("update orders set attempts = attempts + 1 where id = $1", [many[at]]);
  })();
  const again = start("--batch", "50", "--json");
  const [out, [code]] = await Promise.all([read(again), once(again, "exit")]);
  over.abort();
  await writer;
  expect(code).toBe(0);
  const report = JSON.parse(out) as { left: number; columns: { column: string; rewritten: number }[] };
  expect(report.left).toBe(0);
  const rewritten = report.columns.find(({ column }) => column === "orders.details_enc")?.rewritten;
  expect(rewritten).toBeGreaterThanOrEqual(left);
  expect(await inClear()).toBe(0);
  expect(await findInClear(pool, CANARIES)).toEqual([]);
  const { rows: old } = await pool.query(
    "select id from orders where details_enc not like '1.next.%' or personal_enc not like '1.next.%' or outcome_enc not like '1.next.%'",
  );
  expect(old).toEqual([]);
  expect(await orders.load(many[7] ?? "")).toMatchObject({ fields: FACTS.fields, message: FACTS.message });

  const third = start("--json");
  const [nothing] = await Promise.all([read(third), once(third, "exit")]);
  expect(JSON.parse(nothing)).toMatchObject({ rewritten: 0, left: 0 });
  expect((await verifyAudit(pool, [], both)).filter(({ fault }) => fault)).toEqual([]);
}, 120_000);

async function read(child: ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of child.stdout ?? []) text += String(chunk);
  return text;
}
