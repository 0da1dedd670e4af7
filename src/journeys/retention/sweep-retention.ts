import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { RETENTION_WORKFLOW } from "./retention-day.workflow.ts";
import type { RetentionStore } from "./retention.port.ts";

export interface SweepRetentionPorts {
  readonly store: Pick<RetentionStore, "isFinished">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** A day is processed from three in the morning, UTC: traffic is low, and no clock or time zone differs that much. */
const BEGINS_AFTER_MS = 3 * HOUR_MS;

/** Starts the day's work when it is not done, whenever a worker first sees the day. */
export async function sweepRetention({ store, starter, clock }: SweepRetentionPorts): Promise<number> {
  const day = utcDate(clock.nowMs() - BEGINS_AFTER_MS);
  if (await store.isFinished(day)) return 0;
  await starter.start(RETENTION_WORKFLOW, day, {});
  return 1;
}
