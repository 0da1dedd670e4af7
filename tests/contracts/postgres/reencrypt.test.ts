import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { reencryptColumn } from "#adapters/postgres/reencrypt.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { findInClear, findUnsealed } from "./clear-values.ts";
import { newOrder } from "./new-order.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const [former] = readConfig(developmentEnvironment()).columnKeys;
const next = { id: "next", key: randomBytes(32) };
const cipher = createColumnCipher([former]);
const both = createColumnCipher([next, former]);
const lookupHash = createLookupHash(randomBytes(32));
const MANY = 1_500;
const idOf = (number: number): string => `order-${String(number).padStart(5, "0")}`;
const few = Array.from({ length: 3 }, (_, at) => idOf(at));
const many = Array.from({ length: MANY }, (_, at) => idOf(at + 100));
const FIELDS = { carregnumber: "KAN 4RI", zip: "98765" };
const MESSAGE = "Bolaget skriver om KAN 4RI";
const CANARIES = ["KAN 4RI", "98765"];

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("reencrypt");
  pool = database.openPool();
});
afterAll(() => database.drop());

/** Refused orders with the provider's message, in few statements: all values under the former key. */
async function addOrders(ids: readonly string[]): Promise<void> {
  const { personal, choices, needs, summary } = newOrder();
  const seal = (column: string, rowId: string, value: unknown) =>
    cipher.encrypt({ column: `orders.${column}`, rowId }, typeof value === "string" ? value : JSON.stringify(value));
  const rows = ids.map((id) => ({
    id,
    details_enc: seal("details_enc", id, { fields: FIELDS, choices, needs }),
    personal_enc: seal("personal_enc", id, personal),
    summary_enc: seal("summary_enc", id, summary),
    outcome_enc: seal("outcome_enc", id, MESSAGE),
  }));
  await pool.query(
    `insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore, start_date,
       search_id, quote_id, monthly_fee_ore, details_enc, personal_enc, summary_enc, outcome_enc, person_lookup, state, settled_at)
     select id, 'o', 'car', id, 1, 'p', 's', 1, '2026-01-01', 's', 'q', 1, details_enc, personal_enc, summary_enc, outcome_enc, 'x', 'refused', now()
     from jsonb_to_recordset($1::jsonb) as given (id text, details_enc text, personal_enc text, summary_enc text, outcome_enc text)`,
    [JSON.stringify(rows)],
  );
}

test("a row that the product changes meanwhile retains the product's value", async () => {
  await addOrders(few);
  let isRead = false;
  const meddling = {
    async query(text: string, values: unknown[]) {
      const answer = await pool.query(text, values);
      if (!isRead && text.includes("xmin::text as version")) {
        isRead = true;
        const sealed = cipher.encrypt({ column: "orders.outcome_enc", rowId: few[1] ?? "" }, "newer");
        await pool.query("update orders set outcome_enc = $2 where id = $1", [few[1], sealed]);
      }
      return answer;
    },
  } as unknown as DatabasePool;
  const report = await reencryptColumn(meddling, both, "orders.outcome_enc");
  expect(report).toMatchObject({ rewritten: 3, left: 0 });
  const orders = createOrderStore({ pool, cipher: createColumnCipher([next, former]), lookupHash });
  expect((await orders.load(few[1] ?? ""))?.message).toBe("newer");
  expect((await orders.load(few[2] ?? ""))?.message).toBe(MESSAGE);
});

test("a row that no key reads is left and named", async () => {
  const [id = ""] = few;
  const { rows } = await pool.query<{ details_enc: string }>("select details_enc from orders where id = $1", [id]);
  const write = (value: string | undefined) =>
    pool.query("update orders set details_enc = $2 where id = $1", [id, value]);
  await write(
    createColumnCipher([{ id: "lost", key: randomBytes(32) }]).encrypt(
      { column: "orders.details_enc", rowId: id },
      "x",
    ),
  );
  expect(await reencryptColumn(pool, both, "orders.details_enc")).toMatchObject({ left: 1, unreadableIds: [id] });
  await write(rows[0]?.details_enc);
});

test("npm run tool -- reencrypt is killed and restarted, beside a product that writes, until nothing is left", async () => {
  await addOrders(many);
  const env = {
    ...developmentEnvironment({
      SPARV_DATABASE_URL: database.url,
      SPARV_COLUMN_KEYS: `next:${next.key.toString("base64")},${developmentEnvironment()["SPARV_COLUMN_KEYS"]}`,
    }),
    ...inheritedClock,
    PATH: process.env["PATH"] ?? "",
  };
  const start = (...args: string[]): ChildProcess =>
    spawn(NODE, ["tools/reencrypt.ts", ...args], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const count = async (text: string, values: readonly unknown[] = []) =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`, [...values])).rows[0]?.count ??
    0;
  const underFormer = () => count("orders where details_enc not like '1.next.%'");
  const sessionsOf = (name: string) =>
    count("pg_stat_activity where datname = current_database() and application_name = $1", [name]);

  const killed = start("--batch", "5");
  await waitUntil(async () => (await underFormer()) < MANY - 50, 30_000, "some to be encrypted");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  // PostgreSQL still ends the statement of a client that is gone.
  await waitUntil(async () => (await sessionsOf("sparv-reencrypt")) === 0, 30_000, "the killed one's session to end");
  const left = await underFormer();
  expect(left).toBeGreaterThan(0);

  // Values of both keys are readable meanwhile, and the product continues to write.
  const orders = createOrderStore({ pool, cipher: both, lookupHash });
  for (const id of [many[0], many[20], many.at(-1)])
    expect(await orders.load(id ?? "")).toMatchObject({ fields: FIELDS, message: MESSAGE });
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
  expect(await findInClear(pool, CANARIES)).toEqual([]);
  expect(await findUnsealed(pool)).toEqual([]);
  const { rows: old } = await pool.query(
    "select id from orders where details_enc not like '1.next.%' or personal_enc not like '1.next.%' or outcome_enc not like '1.next.%'",
  );
  expect(old).toEqual([]);
  const onlyNext = createOrderStore({ pool, cipher: createColumnCipher([next]), lookupHash });
  expect(await onlyNext.load(many[7] ?? "")).toMatchObject({ fields: FIELDS, message: MESSAGE });

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
