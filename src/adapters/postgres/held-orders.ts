import type { DatabasePool } from "#platform/database/pool.ts";
import { execute } from "./query.ts";

/** Retention keeps the order, with everything that belongs to it, until it is released. False when there is no such order. */
export async function holdOrder(pool: DatabasePool, orderId: string, reason: string): Promise<boolean> {
  return (await execute(pool, "update orders set held_for = $2 where id = $1", [orderId, reason])) === 1;
}

export async function releaseOrder(pool: DatabasePool, orderId: string): Promise<boolean> {
  return (await execute(pool, "update orders set held_for = null where id = $1", [orderId])) === 1;
}
