/** A bounded number of calls at once, with a bounded queue in front: a hung system occupies only its own slots. */
export interface Bulkhead {
  readonly inFlight: number;
  readonly queued: number;
  /** True when a slot was free and now is taken. */
  tryTake(): boolean;
  /** True when a slot became free in time and now is taken; false when the queue is full, the time is up or the signal fires. */
  waitForSlot(waitMs: number, signal?: AbortSignal): Promise<boolean>;
  /** Gives a taken slot back; to the one who has waited longest. */
  readonly release: () => void;
}

export function createBulkhead(maxInFlight: number, maxQueued: number): Bulkhead {
  let inFlight = 0;
  // In order of arrival; one that gives up leaves its place at once, so the queue holds only those who still wait.
  const waiting = new Set<() => void>();
  return {
    get inFlight() {
      return inFlight;
    },
    get queued() {
      return waiting.size;
    },
    tryTake() {
      if (inFlight >= maxInFlight) return false;
      inFlight++;
      return true;
    },
    waitForSlot(waitMs, signal) {
      if (waiting.size >= maxQueued || signal?.aborted === true) return Promise.resolve(false);
      return new Promise((resolve) => {
        const settle = (isTaken: boolean) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", giveUp);
          waiting.delete(take);
          resolve(isTaken);
        };
        const take = () => settle(true);
        const giveUp = () => settle(false);
        const timer = setTimeout(giveUp, waitMs);
        signal?.addEventListener("abort", giveUp, { once: true });
        waiting.add(take);
      });
    },
    release() {
      // The slot is handed over: the count stays, so no call that arrives in between can take it.
      const [next] = waiting;
      if (next === undefined) inFlight--;
      else next();
    },
  };
}
