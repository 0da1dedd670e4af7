import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Clock } from "#platform/clock.ts";
import type { SeenFault, SeenFaultStore } from "./seen-fault.port.ts";

export interface FaultRecorderPorts {
  readonly store: Pick<SeenFaultStore, "add">;
  readonly clock: Pick<Clock, "nowMs">;
  /** They are stored later, as far as there is room. */
  readonly storeFailed: (error: unknown) => void;
}

export interface FaultRecorder {
  /** Returns at once: an answer that is a fault does not wait for the database, which may be the fault. */
  record(fault: Omit<SeenFault, "happenedAtMs">): void;
  /** Stores what waits, once. */
  close(): Promise<void>;
}

/** Faults come together; a person who calls support does so minutes later. */
const STORE_AFTER_MS = 1_000;
const AGAIN_AFTER_MS = 10_000;
/** A few minutes of an outage. Further faults are in the log only. */
const MOST_WAITING = 500;
/** Of one node. A client that finds a fault and repeats it fills the log, not the table. */
const MOST_PER_HOUR = 2_000;

/** Stores the faults that visitors of this node see, some at a time. */
export function createFaultRecorder({ store, clock, storeFailed }: FaultRecorderPorts): FaultRecorder {
  let waiting: SeenFault[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hour = 0;
  let countInHour = 0;

  function isWithinLimits(nowMs: number): boolean {
    const now = Math.floor(nowMs / HOUR_MS);
    if (now !== hour) [hour, countInHour] = [now, 0];
    countInHour += 1;
    return countInHour <= MOST_PER_HOUR && waiting.length < MOST_WAITING;
  }

  function storeAfter(waitMs: number): void {
    timer ??= setTimeout(() => void storeNow(), waitMs);
    timer.unref();
  }

  async function storeNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await store.add(batch);
    } catch (error) {
      waiting = [...batch, ...waiting].slice(0, MOST_WAITING);
      storeAfter(AGAIN_AFTER_MS);
      storeFailed(error);
    }
  }

  return {
    record(fault) {
      const happenedAtMs = clock.nowMs();
      if (!isWithinLimits(happenedAtMs)) return;
      waiting.push({ ...fault, happenedAtMs });
      storeAfter(STORE_AFTER_MS);
    },
    async close() {
      await storeNow();
      clearTimeout(timer);
    },
  };
}
