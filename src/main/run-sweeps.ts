import type { Clock } from "#platform/clock.ts";
import { type AdvisoryLock, unlessLocked } from "#platform/database/advisory-lock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface SweepLoopSetup {
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly sweeps: readonly Sweep[];
  /** Resolves when the engine knows this worker. */
  readonly register: () => Promise<void>;
  readonly registrationChanged: (isKnown: boolean) => void;
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
export async function runSweeps(keeping: SweepLoopSetup): Promise<void> {
  const { clock, signal } = keeping;
  try {
    for (;;) {
      await keeping.register();
      keeping.registrationChanged(true);
      while (await sweepAll(keeping)) await clock.sleep(SWEEP_INTERVAL_MS, signal);
      keeping.registrationChanged(false);
      await clock.sleep(SWEEP_INTERVAL_MS, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function sweepAll(keeping: SweepLoopSetup): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const sweep of keeping.sweeps) outcomes.push(await sweepOnce(keeping, sweep));
  return outcomes.every(Boolean);
}

async function sweepOnce({ pool, logger }: SweepLoopSetup, { job, run }: Sweep): Promise<boolean> {
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
