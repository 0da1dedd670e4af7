/**
 * Lets through one piece of heavy work in each turn of the event loop, so that what waits for the loop in between, as the
 * answer to a database question of an order, waits for one of them and not for all. The more important first.
 */
export interface TurnQueue {
  /** Resolves when it is this one's turn. A lower rank goes first. */
  next(rank: number): Promise<void>;
  /** How long a newcomer would wait behind what is at least as important, by what such work took lately. */
  expectedMs(rank: number): number;
  waiting(): number;
}

/** The weight of the newest turn in the average duration. */
const NEWEST_SHARE = 0.1;

export function createTurnQueue(ranks: number, nowMs: () => number = () => performance.now()): TurnQueue {
  const waiting = Array.from({ length: ranks }, () => [] as (() => void)[]);
  let isRunning = false;
  let startedMs = 0;
  let turnMs = 1;

  const run = () => {
    // The time since the last one was admitted is its duration, including other work of the loop.
    if (startedMs > 0) turnMs += (nowMs() - startedMs - turnMs) * NEWEST_SHARE;
    const go = waiting.find((line) => line.length > 0)?.shift();
    if (!go) {
      isRunning = false;
      startedMs = 0;
      return;
    }
    startedMs = nowMs();
    setImmediate(run);
    go();
  };

  return {
    next(rank) {
      return new Promise((resolve) => {
        waiting[Math.min(rank, ranks - 1)]?.push(resolve);
        if (isRunning) return;
        isRunning = true;
        setImmediate(run);
      });
    },
    expectedMs: (rank) => waiting.slice(0, rank + 1).reduce((sum, line) => sum + line.length, 0) * turnMs,
    waiting: () => waiting.reduce((sum, line) => sum + line.length, 0),
  };
}
