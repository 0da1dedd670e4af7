import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { LEAD_WORKFLOW } from "./deliver-lead.workflow.ts";
import type { LeadStore } from "./lead.port.ts";

export interface SweepLeadsPorts {
  readonly leads: Pick<LeadStore, "overdue">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** A try may take this long: until then the workflow is probably at work. */
const GRACE_MS = 20_000;
const PAGE = 200;

/** Starts requests that no workflow delivers: the engine has not started them, or has lost its files. Returns their number. */
export async function sweepLeads({ leads, starter, clock }: SweepLeadsPorts): Promise<number> {
  const overdue = await leads.overdue(new Date(clock.nowMs() - GRACE_MS), PAGE);
  for (const leadId of overdue) await starter.start(LEAD_WORKFLOW, leadId, {});
  return overdue.length;
}
