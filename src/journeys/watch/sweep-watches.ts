import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { CallLimit } from "#domain/watch/call-budget.ts";
import { NO_QUOTA } from "#domain/watch/watch-quota.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { runKey, WATCH_WORKFLOW } from "./run-watch.workflow.ts";
import { type SendNoticePorts, sendNotice } from "./send-notice.ts";
import type { WatchStore } from "./watch.port.ts";

export interface SweepWatchesPorts {
  readonly watches: Pick<WatchStore, "claimDue" | "reclaim" | "release">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
  /** By vertical. */
  readonly budgets: ReadonlyMap<string, CallLimit>;
  /** A run may take this long: until then the workflow is probably at work. */
  readonly graceMs?: number;
}

const GRACE_MS = 10 * MINUTE_MS;
const PAGE = 200;
/** Reminders ask no provider: a sweep takes a page. */
const NO_LIMIT: CallLimit = { perMinute: 1_000_000, perDay: 1_000_000_000 };

/**
 * Starts runs that are due, and again those that have not ended: the engine has not started them, or has lost its files. Those that the engine
 * did not accept are left to the next sweep. A run that is started twice is one run. Returns their number.
 */
export async function sweepWatches(ports: SweepWatchesPorts): Promise<number> {
  const { watches, starter, clock, budgets, graceMs = GRACE_MS } = ports;
  let count = 0;
  const start = async (runs: Awaited<ReturnType<typeof watches.reclaim>>) => {
    for (const [at, run] of runs.entries()) {
      try {
        await starter.start(WATCH_WORKFLOW, runKey(run), {});
      } catch (error) {
        await watches.release(runs.slice(at));
        throw error;
      }
    }
    count += runs.length;
  };
  const nowMs = clock.nowMs();
  await start(await watches.reclaim({ beforeMs: nowMs - graceMs, nowMs, page: PAGE }));
  for (const [quota, limit] of [...budgets, [NO_QUOTA, NO_LIMIT] as const])
    await start(await watches.claimDue({ quota, nowMs, limit, page: PAGE }));
  return count;
}

/** Sends what has waited for the morning, or for its turn. */
export async function sweepWatchNotices(
  ports: SendNoticePorts & { readonly watches: Pick<WatchStore, "dueNotices"> },
): Promise<number> {
  const due = await ports.watches.dueNotices(ports.clock.nowMs(), PAGE);
  let count = 0;
  for (const findingId of due) if (await sendNotice(ports, findingId)) count += 1;
  return count;
}
