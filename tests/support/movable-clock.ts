import type { Clock } from "#platform/clock.ts";

export interface MovableClock extends Clock {
  moveMs(byMs: number): void;
}

/** A clock that advances only when moved; sleepers wake when it passes their time. */
export function movableClock(startMs: number): MovableClock {
  let now = startMs;
  const sleepers = new Set<{ dueMs: number; wake: () => void }>();
  return {
    nowMs: () => now,
    sleep: (waitMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const wake = () => {
          signal?.removeEventListener("abort", stop);
          resolve();
        };
        const sleeper = { dueMs: now + waitMs, wake };
        const stop = () => {
          sleepers.delete(sleeper);
          reject(signal?.reason as Error);
        };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", stop, { once: true });
      }),
    moveMs(byMs) {
      now += byMs;
      for (const sleeper of sleepers) {
        if (sleeper.dueMs > now) continue;
        sleepers.delete(sleeper);
        sleeper.wake();
      }
    },
  };
}
