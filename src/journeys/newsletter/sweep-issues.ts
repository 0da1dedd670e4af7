import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { IssueStore } from "./newsletter-issue.port.ts";
import { ISSUE_WORKFLOW } from "./send-issue.workflow.ts";

export interface SweepIssuesPorts {
  readonly issues: Pick<IssueStore, "due">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Starts every issue that is due. Starting one that the engine knows has no effect. */
export async function sweepIssues({ issues, starter, clock }: SweepIssuesPorts): Promise<number> {
  const due = await issues.due(new Date(clock.nowMs()));
  for (const issueId of due) await starter.start(ISSUE_WORKFLOW, issueId, {});
  return due.length;
}
