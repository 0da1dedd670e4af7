import type { DatabasePool } from "#platform/database/pool.ts";

/** Retention keeps the order, with everything that belongs to it, until it is released. False when there is no such order. */
export async function holdOrder(pool: DatabasePool, orderId: string, reason: string): Promise<boolean> {
  const { rowCount } = await pool.query("update orders set held_for = $2 where id = $1", [orderId, reason]);
  return rowCount === 1;
}

export async function releaseOrder(pool: DatabasePool, orderId: string): Promise<boolean> {
  const { rowCount } = await pool.query("update orders set held_for = null where id = $1", [orderId]);
  return rowCount === 1;
}
