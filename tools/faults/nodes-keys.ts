import { randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { type EngineIdentity, newEngineIdentity } from "#tools/services/engine-identity.ts";
import type { AskedOrder } from "./order-clients.ts";
import { openRecords } from "./records.ts";

type KeySettings = Readonly<Record<string, string>>;

/** Every key that stored values, cookies, receipts, persons and calls of the engine depend on, at the steps of its replacement. */
export interface KeyReplacement {
  /** What the engine's nodes sign their calls to the workers with, before and afterwards. */
  readonly engine: { readonly former: EngineIdentity; readonly next: EngineIdentity };
  /** The former keys are used, and every node already reads the new ones. */
  readonly announced: KeySettings;
  /** The new keys are used, and every node still reads the former ones. */
  readonly replaced: KeySettings;
  /** When no node of the engine signs with its former key, and no row is stored under the former lookup key. */
  readonly settled: KeySettings;
  /** After the stored values have been rewritten. */
  readonly removed: KeySettings;
}

export function planKeyReplacement(): KeyReplacement {
  const [former, next] = [freshKeys("k1"), freshKeys("k2")];
  const engine = { former: newEngineIdentity(), next: newEngineIdentity() };
  const engineAnnounced = { SPARV_RESTATE_IDENTITY_KEYS: `${engine.former.name},${engine.next.name}` };
  const settled = { SPARV_RESTATE_IDENTITY_KEYS: engine.next.name, SPARV_LOOKUP_GENERATIONS: "2" };
  const lookups = `${freshKey()},${freshKey()}`;
  const generations = (numbers: string) => ({ SPARV_LOOKUP_KEY: lookups, SPARV_LOOKUP_GENERATIONS: numbers });
  return {
    engine,
    announced: { ...settingsOf(former, next), ...engineAnnounced, ...generations("1,2") },
    replaced: { ...settingsOf(next, former), ...engineAnnounced, ...generations("2,1") },
    settled,
    // The cookies of the former key live for another 90 days.
    removed: { ...settingsOf(next, former), ...settled, SPARV_COLUMN_KEYS: next.column },
  };
}

interface Keys {
  readonly column: string;
  readonly cookie: string;
  readonly receipt: string;
}

const freshKey = (): string => randomBytes(32).toString("base64");

const freshKeys = (id: string): Keys => ({
  column: `${id}:${freshKey()}`,
  cookie: freshKey(),
  receipt: `${id}:2026-01-01:2100-01-01:${freshKey()}`,
});

const settingsOf = (used: Keys, known: Keys): KeySettings => ({
  SPARV_COLUMN_KEYS: `${used.column},${known.column}`,
  SPARV_COOKIE_KEY: used.cookie,
  SPARV_COOKIE_FORMER_KEYS: known.cookie,
  SPARV_RECEIPT_KEYS: `${used.receipt},${known.receipt}`,
});

/** What the restart replaces, as the settings that hold it. */
export const REPLACED_KEYS: readonly string[] = [
  "SPARV_COLUMN_KEYS",
  "SPARV_COOKIE_KEY",
  "SPARV_RECEIPT_KEYS",
  "SPARV_LOOKUP_KEY",
  "SPARV_RESTATE_IDENTITY_KEYS",
];

const execute = promisify(execFile);

/** What `npm run tool -- reencrypt` prints: the rows that it rewrote with the new key, and those that it could not. */
export const rewriteStoredValues = (env: KeySettings): Promise<{ rewritten: number; left: number }> =>
  runTool("tools/reencrypt.ts", env);

export interface MovedHashes {
  readonly done: string;
  readonly moved: number;
  readonly left: number;
}

/** What `npm run tool -- rehash` prints: first that it has prepared the new lookup key, later what it has moved to it. */
export const rehashStored = (env: KeySettings): Promise<MovedHashes> => runTool("tools/rehash.ts", env);

async function runTool<Printed>(file: string, env: KeySettings): Promise<Printed> {
  const options = { cwd: ROOT, env: { ...env, PATH: process.env["PATH"] ?? "" } };
  const { stdout } = await execute(NODE, [file, "--json"], options);
  return JSON.parse(stdout) as Printed;
}

/** More than one person orders in a run. */
const LIMIT = 1_000;

/** Orders that are not found by the number and the address of who ordered, with the keys of these settings. */
export async function countUnfound(
  env: Readonly<Record<string, string>>,
  asked: readonly AskedOrder[],
  log: (line: string) => void,
): Promise<number> {
  const { stores, pool, close } = openRecords({ directEnv: env, simulatorsUrl: "" });
  const [desk, orders] = [createDeskStore(stores), createOrderStore(stores)];
  let unfound = 0;
  try {
    const { rows } = await pool.query<{ id: string }>("select id from orders where result_id = any ($1)", [
      asked.map(({ offer }) => offer.resultId),
    ]);
    for (const { id } of rows) {
      const order = await orders.load(id);
      const personal = order?.personal;
      const byPerson = await desk.byPerson(personal?.personalNumber ?? "", LIMIT);
      const found = [byPerson, await desk.byEmail(personal?.["email"] ?? "", LIMIT)];
      if (found.every((lines) => lines.some(({ orderId }) => orderId === id))) continue;
      unfound += 1;
      log(`order ${id} is not found by its person`);
    }
    log(`orders found by their persons with the new lookup key ${rows.length - unfound} of ${rows.length}`);
    return unfound;
  } finally {
    await close();
  }
}
