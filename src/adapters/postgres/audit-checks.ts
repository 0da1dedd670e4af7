import type { DatabasePool } from "#platform/database/pool.ts";
import { findOne } from "./query.ts";

/** When `npm run tool -- audit` has found every chain whole. */
export const createAuditChecks = (pool: DatabasePool) => ({
  async add(entries: number): Promise<void> {
    await pool.query("insert into audit_checks (entries) values ($1)", [entries]);
  },
  async latestMs(): Promise<number | undefined> {
    const row = await findOne<{ at: Date | null }>(pool, "select max(checked_at) as at from audit_checks");
    return row?.at?.getTime();
  },
});
