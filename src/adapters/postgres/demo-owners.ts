import type { DatabasePool } from "#platform/database/pool.ts";

/** Marks a visitor as created by our demonstration data program, before it does anything. Cannot be undone. */
export async function addDemoOwner(pool: DatabasePool, owner: string): Promise<void> {
  await pool.query("insert into demo_owners (owner) values ($1) on conflict (owner) do nothing", [owner]);
}
