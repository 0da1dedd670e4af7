import type { DatabasePool } from "#platform/database/pool.ts";

/** Marks a visitor as one of our own program of demonstration data, before it does anything. Cannot be taken back. */
export async function addDemoOwner(pool: DatabasePool, owner: string): Promise<void> {
  await pool.query("insert into demo_owners (owner) values ($1) on conflict (owner) do nothing", [owner]);
}
