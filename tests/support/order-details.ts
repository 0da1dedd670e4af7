import { detailsOf, type OrderDetails, type StoredDetails } from "#adapters/postgres/order-details.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** The stored details of an order that a stack with the development keys accepted. */
export async function readOrderDetails(pool: DatabasePool, orderId: string): Promise<OrderDetails> {
  const { rows } = await pool.query<StoredDetails>("select details_enc from orders where id = $1", [orderId]);
  const [row] = rows;
  if (!row) throw new Error("no such order");
  return detailsOf(createColumnCipher(readConfig(developmentEnvironment()).columnKeys), orderId, row);
}
