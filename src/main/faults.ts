import { createSeenFaultStore } from "#adapters/postgres/seen-fault-store.ts";
import { createFaultRecorder } from "#journeys/faults/record-faults.ts";
import type { Resources } from "./resources.ts";

/** What of our faults is remembered for support. */
export function createFaults({ pool, clock, outageLogger }: Pick<Resources, "pool" | "clock" | "outageLogger">) {
  const store = createSeenFaultStore(pool);
  const recorder = createFaultRecorder({
    store,
    clock,
    storeFailed: (error) => outageLogger.warn("seen faults are not stored", { error }),
  });
  return { store, record: recorder.record, close: recorder.close };
}
