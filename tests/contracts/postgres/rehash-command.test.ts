import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createListShareStore } from "#adapters/postgres/list-share-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { tokenHash } from "#adapters/postgres/token-hash.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { newOrder } from "./new-order.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const MANY = 1_500;
const [oldest, newest] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64")];
const settings = {
  before: { SPARV_LOOKUP_KEY: oldest },
  announced: { SPARV_LOOKUP_KEY: `${oldest},${newest}`, SPARV_LOOKUP_GENERATIONS: "1,2" },
  replaced: { SPARV_LOOKUP_KEY: `${oldest},${newest}`, SPARV_LOOKUP_GENERATIONS: "2,1" },
  after: { SPARV_LOOKUP_KEY: `${oldest},${newest}` },
} as const;
type Step = keyof typeof settings;

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("rehash_command");
  pool = database.openPool();
});
afterAll(() => database.drop());

const envOf = (changes: Readonly<Record<string, string>>) =>
  developmentEnvironment({ SPARV_DATABASE_URL: database.url, ...changes });
const lookupHashOf = (step: Step) => createLookupHash(readConfig(envOf(settings[step])).lookupKey);
const portsOf = (step: Step) => ({
  pool,
  cipher: createColumnCipher(readConfig(envOf({})).columnKeys),
  lookupHash: lookupHashOf(step),
});
const orderOf = (number: number) =>
  newOrder({ personal: { personalNumber: String(number), name: "A" }, insuredObject: "ABC 123" });

function start(tool: string, changes: Readonly<Record<string, string>>, ...args: string[]): ChildProcess {
  const env = { ...envOf(changes), ...inheritedClock, PATH: process.env["PATH"] ?? "" };
  return spawn(NODE, [`tools/${tool}.ts`, ...args], { cwd: ROOT, env, stdio: ["pipe", "pipe", "pipe"] });
}

async function ended(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, "exit")]);
  return { code, out, err };
}

const countFormer = async (): Promise<number> =>
  (
    await pool.query<{ count: number }>(
      "select count(*)::int as count from orders where person_lookup not like '2-%' or subject_lookup not like '2-%'",
    )
  ).rows[0]?.count ?? 0;

test("npm run tool -- rehash is killed and restarted, beside a product that orders, until nothing is left", async () => {
  const first = await ended(start("rehash", settings.before, "--json"));
  expect(JSON.parse(first.out)).toMatchObject({ done: "moved", moved: 0 });
  const former = createOrderStore(portsOf("before"));
  const orders = Array.from({ length: MANY }, (_, at) => orderOf(at));
  for (let at = 0; at < MANY; at += 100)
    await Promise.all(orders.slice(at, at + 100).map((order) => former.accept(order, undefined)));

  const tooEarly = await ended(start("rehash", settings.replaced));
  expect([tooEarly.code, tooEarly.err]).toEqual([
    1,
    expect.stringContaining("SPARV_LOOKUP_GENERATIONS may begin with 2"),
  ]);
  const prepared = await ended(start("rehash", settings.announced, "--json"));
  expect(JSON.parse(prepared.out)).toMatchObject({ done: "prepared" });
  expect(await countFormer()).toBe(MANY);

  const killed = start("rehash", settings.replaced, "--batch", "5");
  await waitUntil(async () => (await countFormer()) < MANY - 50, 30_000, "some to be moved");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(await countFormer()).toBeGreaterThan(0);

  // Nodes of both steps order meanwhile, also what is ordered already.
  const stores = [createOrderStore(portsOf("announced")), createOrderStore(portsOf("replaced"))];
  const over = new AbortController();
  const again = start("rehash", settings.replaced, "--batch", "50", "--json");
  const ordering = (async () => {
    for (let at = 0; !over.signal.aborted; at++) {
      const store = stores[at % 2];
      // The first node stores under the former key: only what is new may be left by the command.
      const order = at % 2 === 0 ? orderOf(at % MANY) : orderOf(MANY + at);
      const accepted = await store?.accept(order, undefined);
      expect(accepted?.isNew).toBe(at % 2 === 1);
    }
  })();
  const report = await ended(again);
  over.abort();
  await ordering;
  expect(report.code).toBe(0);
  expect(JSON.parse(report.out)).toMatchObject({ left: 0 });
  // What the node of the former step has moved back since is moved by another run.
  const last = await ended(start("rehash", settings.replaced, "--json"));
  expect(JSON.parse(last.out)).toMatchObject({ done: "moved", left: 0 });
  expect(await countFormer()).toBe(0);
  const desk = createDeskStore(portsOf("after"));
  for (const at of [0, 7, MANY - 1]) expect(await desk.byPerson(String(at), 10)).toHaveLength(1);
  const nothing = await ended(start("rehash", settings.after, "--json"));
  expect(JSON.parse(nothing.out)).toMatchObject({ done: "moved", moved: 0, left: 0 });
}, 180_000);

test("a program whose keys are in another order stops, and names the setting", async () => {
  for (const [tool, ...args] of [["staff", "remove"], ["end-sessions"]] as const) {
    const program = start(tool, { SPARV_LOOKUP_KEY: `${newest},${oldest}` }, ...args);
    program.stdin?.end("198502102380");
    const { code, err } = await ended(program);
    expect(code).toBe(1);
    expect(err).toContain("SPARV_LOOKUP_KEY has another key 1 than rows are stored under");
    expect(err).not.toContain(oldest);
  }
});

test("a shared list from before the replacement has the link that its readers have", async () => {
  const token = lookupHashOf("before")("share-link", "a-share");
  await pool.query(
    `insert into list_shares (id, search_id, vertical, owner, token_hash, offer_count, shared_at, expires_at, revoked_at)
     values ('a-share', 's', 'car', 'sharer', $1, 3, now(), now(), now())`,
    [tokenHash(token)],
  );
  const { lookupHash, ...ports } = portsOf("after");
  const [row] = await createListShareStore(ports).listOwn("sharer");
  expect(lookupHash.codeThat("share-link", "a-share", (code) => row?.isLink(code) ?? false)).toBe(token);
});

async function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = "";
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
}
