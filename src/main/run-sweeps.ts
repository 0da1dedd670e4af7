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
  readonly measure: SweepMeter;
  readonly signal: AbortSignal;
}

/** Metrics for operators: what waits although its time has come, and which sweep fails. */
export interface SweepMeter {
  sweepFound(sweep: string, count: number): void;
  sweepFailed(sweep: string): void;
}

/** Starts, in the engine, work that is stored and not done; a slow one does it by itself. */
export interface Sweep {
  /** Names the lock and the log line: one worker at a time sweeps for it. */
  readonly job: AdvisoryLock;
  /** Needs no engine and may take minutes: it gets a loop of its own, so that orders do not wait for it. Ends early with the signal. */
  readonly isSlow?: true;
  /** How many it started, or did by itself. */
  run(signal: AbortSignal): Promise<number>;
}

/** How late work starts that was stored while the engine was down. */
const SWEEP_INTERVAL_MS = 5_000;

/**
 * Registers this worker with the engine and sweeps for work that the engine did not receive. After a failed sweep it registers
 * again: an engine that has lost its files has also lost the registration. Ends with the signal only. A sweep may fail for other reasons,
 * so it proves nothing about the engine: `watch-engine.ts` does.
 */
export async function runSweeps(setup: SweepLoopSetup): Promise<void> {
  const slow = setup.sweeps.filter(({ isSlow }) => isSlow);
  const quick = setup.sweeps.filter(({ isSlow }) => !isSlow);
  const loops = [sweepForEngine(setup, quick), ...slow.map((sweep) => sweepAlone(setup, sweep))];
  try {
    await Promise.all(loops);
  } catch (error) {
    if (!setup.signal.aborted) throw error;
    // A slow sweep ends what it is doing before the database goes away.
    await Promise.allSettled(loops);
  }
}

async function sweepForEngine(setup: SweepLoopSetup, sweeps: readonly Sweep[]): Promise<never> {
  const { clock, signal } = setup;
  for (;;) {
    await setup.register();
    while (await sweepAll(setup, sweeps)) await clock.sleep(SWEEP_INTERVAL_MS, signal);
    await clock.sleep(SWEEP_INTERVAL_MS, signal);
  }
}

async function sweepAlone(setup: SweepLoopSetup, sweep: Sweep): Promise<never> {
  for (;;) {
    await sweepOnce(setup, sweep);
    await setup.clock.sleep(SWEEP_INTERVAL_MS, setup.signal);
  }
}

async function sweepAll(setup: SweepLoopSetup, sweeps: readonly Sweep[]): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const sweep of sweeps) outcomes.push(await sweepOnce(setup, sweep));
  return outcomes.every(Boolean);
}

async function sweepOnce(
  { pool, logger, signal, measure }: SweepLoopSetup,
  { job, isSlow, run }: Sweep,
): Promise<boolean> {
  try {
    await unlessLocked(pool, job, async () => {
      const count = await run(signal);
      if (!isSlow) measure.sweepFound(job, count);
      if (count > 0) logger.info(isSlow ? "work done" : "work started again in the engine", { job, count });
    });
    return true;
  } catch (error) {
    if (!signal.aborted) measure.sweepFailed(job);
    logger.warn("sweep failed", { job, error });
    return false;
  }
}
