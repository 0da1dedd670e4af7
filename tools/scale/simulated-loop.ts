import { systemClock } from "#platform/clock.ts";
import { LEAST_NORMAL_MS, type LoopDelay } from "#platform/overload/loop-delay.ts";

/** The one processor of a node: work waits for the work before it. */
export interface SimulatedLoop {
  use(workMs: number): Promise<void>;
  /** As a node measures its own event loop: the least of three delays in a row. */
  watch(onSample: () => void): LoopDelay;
}

const SAMPLE_MS = 20;
const SAMPLES_IN_A_ROW = 3;

export function createLoop(): SimulatedLoop {
  let busyUntilMs = 0;
  const delayMs = (): number => Math.max(0, busyUntilMs - Date.now());
  return {
    async use(workMs) {
      busyUntilMs = Math.max(busyUntilMs, Date.now()) + workMs;
      // Time moves by whole milliseconds: work that ends within this one has ended.
      if (delayMs() >= 1) await systemClock.sleep(delayMs());
    },
    watch(onSample) {
      const recent: number[] = [];
      const timer = setInterval(() => {
        recent.push(delayMs());
        if (recent.length > SAMPLES_IN_A_ROW) recent.shift();
        onSample();
      }, SAMPLE_MS);
      return {
        sustainedMs: () => (recent.length < SAMPLES_IN_A_ROW ? 0 : Math.min(...recent)),
        overdueMs: () => 0,
        normalMs: () => LEAST_NORMAL_MS,
        stop: () => clearInterval(timer),
      };
    },
  };
}
