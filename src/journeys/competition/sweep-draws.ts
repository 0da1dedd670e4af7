import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { type CommitPorts, commitMonths } from "./commit-months.ts";
import type { CompetitionStore } from "./competition.port.ts";
import { DRAW_WORKFLOW } from "./draw-month.workflow.ts";

export interface SweepDrawsPorts extends CommitPorts {
  readonly store: Pick<CompetitionStore, "commit" | "due">;
  readonly starter: Pick<WorkflowStarter, "start">;
}

/** Commits to the coming months, and starts every draw that is due and not done. */
export async function sweepDraws(ports: SweepDrawsPorts): Promise<number> {
  await commitMonths(ports);
  const due = await ports.store.due(new Date(ports.clock.nowMs()));
  for (const month of due) await ports.starter.start(DRAW_WORKFLOW, month, {});
  return due.length;
}
