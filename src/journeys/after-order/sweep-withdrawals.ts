import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { WithdrawalStore } from "./withdrawal.port.ts";
import { WITHDRAWAL_WORKFLOW } from "./withdrawal.workflow.ts";

export interface SweepWithdrawalsPorts {
  readonly withdrawals: Pick<WithdrawalStore, "unsettled">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Long enough that the engine has normally started it. */
const GRACE_MS = 5_000;
const PAGE = 200;

/** Starts withdrawals that the engine has not started, or has lost. Returns their number. */
export async function sweepWithdrawals({ withdrawals, starter, clock }: SweepWithdrawalsPorts): Promise<number> {
  const askedBefore = new Date(clock.nowMs() - GRACE_MS);
  let startedCount = 0;
  let afterId = "";
  for (;;) {
    const page = await withdrawals.unsettled({ askedBefore, limit: PAGE, afterId });
    for (const id of page) await starter.start(WITHDRAWAL_WORKFLOW, id, {});
    startedCount += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return startedCount;
    afterId = last;
  }
}
