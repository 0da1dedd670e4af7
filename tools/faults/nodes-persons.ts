import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import type { AskedOrder } from "./order-clients.ts";

/** More than one person orders in a run. */
const LIMIT = 1_000;

/** Orders that are not found by the number and the address of who ordered, with the keys of these settings. */
export async function countUnfound(
  env: Readonly<Record<string, string>>,
  asked: readonly AskedOrder[],
  log: (line: string) => void,
): Promise<number> {
  const config = readConfig(env);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-faults", connectionFailed: () => undefined });
  const cipher = createColumnCipher(config.columnKeys);
  const ports = { pool, cipher, lookupHash: createLookupHash(config.lookupKey) };
  const [desk, orders] = [createDeskStore(ports), createOrderStore(ports)];
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
    await pool.end();
  }
}
