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

/** Starts, in the engine, work that is stored and not done. */
export interface Sweep {
  /** Names the lock and the log line: one worker at a time sweeps for it. */
  readonly job: AdvisoryLock;
  /** How many it started. */
  run(): Promise<number>;
}

/** How late work starts that was stored while the engine was down. */
const SWEEP_INTERVAL_MS = 5_000;

/**
 * Registers this worker with the engine and sweeps for work that the engine did not receive. After a failed sweep it registers
 * again: an engine that has lost its files has also lost the registration. Ends with the signal only.
 */
export async function runSweeps(setup: SweepLoopSetup): Promise<void> {
  const { clock, signal } = setup;
  try {
    for (;;) {
      await setup.register();
      setup.registrationChanged(true);
      while (await sweepAll(setup)) await clock.sleep(SWEEP_INTERVAL_MS, signal);
      setup.registrationChanged(false);
      await clock.sleep(SWEEP_INTERVAL_MS, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function sweepAll(setup: SweepLoopSetup): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const sweep of setup.sweeps) outcomes.push(await sweepOnce(setup, sweep));
  return outcomes.every(Boolean);
}

async function sweepOnce({ pool, logger }: SweepLoopSetup, { job, run }: Sweep): Promise<boolean> {
  try {
    await unlessLocked(pool, job, async () => {
      const count = await run();
      if (count > 0) logger.info("work started again in the engine", { job, count });
    });
    return true;
  } catch (error) {
    logger.warn("sweep failed", { job, error });
    return false;
  }
}
