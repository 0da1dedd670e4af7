import type { Clock } from "#platform/clock.ts";

/**
 * Ends work on the next whole step, never before the first: the time of an answer reveals our load, not
 * the result.
 */
export async function padTime<T>(clock: Clock, stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedMs = clock.nowMs();
  try {
    return await work();
  } finally {
    const steps = Math.max(1, Math.ceil((clock.nowMs() - startedMs) / stepMs));
    await sleepUntil(clock, startedMs + steps * stepMs);
  }
}

/** A timer may fire a fraction of a millisecond early. */
async function sleepUntil(clock: Clock, dueMs: number): Promise<void> {
  for (let leftMs = dueMs - clock.nowMs(); leftMs > 0; leftMs = dueMs - clock.nowMs()) await clock.sleep(leftMs);
}
