import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** As after a provider's refusal with a message, in a stack with the development keys. */
export async function refuseWithdrawal(pool: DatabasePool, orderId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select id from withdrawals where order_id = $1", [orderId]);
  const id = rows[0]?.id ?? "";
  const cell = { column: "withdrawals.outcome_enc", rowId: id };
  const sealed = createColumnCipher(readConfig(developmentEnvironment()).columnKeys).encrypt(cell, "för sent");
  await pool.query("update withdrawals set state = 'refused', outcome_enc = $2, settled_at = now() where id = $1", [
    id,
    sealed,
  ]);
}
