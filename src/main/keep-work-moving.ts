import type { Clock } from "#platform/clock.ts";
import { type AdvisoryLock, unlessLocked } from "#platform/database/advisory-lock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface WorkKeeping {
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly sweeps: readonly Sweep[];
  /** Resolves when the engine knows this worker. */
  readonly register: () => Promise<void>;
  readonly knownChanged: (isKnown: boolean) => void;
  readonly signal: AbortSignal;
}

/** Tells the engine of work that is written down and not done. */
export interface Sweep {
  /** Names the lock and the log line: one worker at a time sweeps for it. */
  readonly job: AdvisoryLock;
  /** How many it told the engine of. */
  run(): Promise<number>;
}

/** How late work starts whose engine was down when it came. */
const SWEEP_INTERVAL_MS = 5_000;

/**
 * Tells the engine of this worker and sweeps for work it has not heard of. After a failed sweep it tells the engine
 * again: an engine that has lost its files has also forgotten us. Ends with the signal only.
 */
export async function keepWorkMoving(keeping: WorkKeeping): Promise<void> {
  const { clock, signal } = keeping;
  try {
    for (;;) {
      await keeping.register();
      keeping.knownChanged(true);
      while (await sweepAll(keeping)) await clock.sleep(SWEEP_INTERVAL_MS, signal);
      keeping.knownChanged(false);
      await clock.sleep(SWEEP_INTERVAL_MS, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function sweepAll(keeping: WorkKeeping): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const sweep of keeping.sweeps) outcomes.push(await sweepOnce(keeping, sweep));
  return outcomes.every(Boolean);
}

async function sweepOnce({ pool, logger }: WorkKeeping, { job, run }: Sweep): Promise<boolean> {
  try {
    await unlessLocked(pool, job, async () => {
      const count = await run();
      if (count > 0) logger.info("work told to the engine again", { job, count });
    });
    return true;
  } catch (error) {
    logger.warn("sweep failed", { job, error });
    return false;
  }
}
