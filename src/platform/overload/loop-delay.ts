/** How late the event loop runs its timers: what every request waits each time it has waited for something else. */
export interface LoopDelay {
  /** The delay that has lasted; one long task alone does not show in it. */
  sustainedMs(): number;
  /** How late the loop is in this moment, while it still works through what came in together. */
  overdueMs(): number;
  /** What the loop's delay is on this machine when the node has nothing to do. */
  normalMs(): number;
  stop(): void;
}

export interface LoopDelayOptions {
  /** Whether the node has so little to do that what is measured now is the machine's own delay. */
  readonly isIdle: () => boolean;
  readonly onSample?: () => void;
  readonly nowMs?: () => number;
}

const SAMPLE_MS = 20;
/** As in CoDel: a queue is persistent when even the smallest of several delays in a row is too long. */
const SAMPLES_IN_A_ROW = 3;
/** About ten seconds of an idle node. */
const IDLE_SAMPLES = 500;
const NORMAL_SHARE = 0.95;
/** Sorting them costs as much as a small request. */
const JUDGED_EVERY = 25;
/** A timer has a resolution of a millisecond, and collecting garbage takes a few. */
export const LEAST_NORMAL_MS = 4;
/**
 * A machine on which an idle node is later than this has no room for a node. An order waits for the loop about seven times, and
 * everything else is refused at ten times normal: that must stay within half a second.
 */
export const MOST_NORMAL_MS = 8;

export function watchLoopDelay(options: LoopDelayOptions): LoopDelay {
  const nowMs = options.nowMs ?? (() => performance.now());
  const recent: number[] = [];
  const idle: number[] = [];
  let normalMs = LEAST_NORMAL_MS;
  let seenIdle = 0;
  let dueMs = nowMs() + SAMPLE_MS;
  const timer = setInterval(() => {
    const lateMs = Math.max(0, nowMs() - dueMs);
    dueMs = nowMs() + SAMPLE_MS;
    addSample(recent, lateMs, SAMPLES_IN_A_ROW);
    if (options.isIdle()) {
      addSample(idle, lateMs, IDLE_SAMPLES);
      if (++seenIdle % JUDGED_EVERY === 0) normalMs = normalOf(idle);
    }
    options.onSample?.();
  }, SAMPLE_MS);
  timer.unref();
  return {
    sustainedMs: () => (recent.length < SAMPLES_IN_A_ROW ? 0 : Math.min(...recent)),
    overdueMs: () => Math.max(0, nowMs() - dueMs),
    normalMs: () => normalMs,
    stop: () => clearInterval(timer),
  };
}

/** Of the delays an idle node measured: a high one, but not the highest, which shows one neighbour rather than the machine. */
export function normalOf(idleMs: readonly number[]): number {
  const ascending = idleMs.toSorted((a, b) => a - b);
  const late = ascending[Math.floor(ascending.length * NORMAL_SHARE)] ?? 0;
  return Math.min(MOST_NORMAL_MS, Math.max(LEAST_NORMAL_MS, late));
}

function addSample(values: number[], value: number, most: number): void {
  values.push(value);
  if (values.length > most) values.shift();
}
