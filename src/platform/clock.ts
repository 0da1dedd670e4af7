/** Time is handed in, so that tests can move it and a workflow can replay it. */
export interface Clock {
  nowMs(): number;
  /** Resolves after the wait, or rejects with the signal's reason. */
  sleep(waitMs: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  sleep: (waitMs, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, waitMs);
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener("abort", stop, { once: true });
    }),
};
