import type { DatabasePool } from "./pool.ts";

/** One number per job that only one process may do at a time. */
export const ADVISORY_LOCKS = {
  migrate: 71_001,
  sweepOrders: 71_002,
  sweepMails: 71_003,
  sweepIssues: 71_010,
  sweepFetches: 71_004,
  sweepSignings: 71_006,
  sweepWithdrawals: 71_005,
  sweepWaitingList: 71_020,
  sweepDraws: 71_040,
  sweepChecks: 71_041,
  sweepNotices: 71_042,
  sweepUnconfirmed: 71_048,
  sweepDeliveries: 71_043,
  sweepAnswers: 71_044,
  sweepDrafts: 71_045,
  sweepAcceptances: 71_046,
  sweepLeads: 71_047,
  sweepWatches: 71_049,
  sweepWatchNotices: 71_051,
  sweepReceipts: 71_052,
  sweepRetention: 71_050,
  repairSeries: 71_060,
  growRankingLog: 71_070,
  openCommissions: 71_071,
  releasePrices: 71_061,
} as const;

export type AdvisoryLock = keyof typeof ADVISORY_LOCKS;

/**
 * Does the work unless another process is doing it, and returns whether it did. The server frees the lock when the
 * connection ends, so a dead process never keeps it.
 */
export async function unlessLocked(
  pool: DatabasePool,
  lock: AdvisoryLock,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      ADVISORY_LOCKS[lock],
    ]);
    if (!rows[0]?.locked) return false;
    try {
      await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCKS[lock]]).catch((failure: Error) => {
        broken = failure;
      });
    }
    return true;
  } finally {
    client.release(broken);
  }
}
