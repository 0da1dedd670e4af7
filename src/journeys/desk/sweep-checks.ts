import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { CHECK_WORKFLOW } from "./execute-check.workflow.ts";
import type { DeskStore } from "./desk.port.ts";

export interface SweepChecksPorts {
  readonly desk: Pick<DeskStore, "openChecks">;
  readonly starter: Pick<WorkflowStarter, "start">;
}

/** Checks are few. */
const AT_ONCE = 200;

/** Starts checks that the engine has not started; starting a known one has no effect. */
export async function sweepChecks({ desk, starter }: SweepChecksPorts): Promise<number> {
  const open = await desk.openChecks(AT_ONCE);
  for (const orderId of open) await starter.start(CHECK_WORKFLOW, orderId, {});
  return open.length;
}
