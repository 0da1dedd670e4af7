import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { FETCH_WORKFLOW } from "./fetch-insurance.workflow.ts";
import type { FetchStore } from "./fetch.port.ts";

export interface SweepFetchesPorts {
  readonly fetches: Pick<FetchStore, "unsettled">;
  readonly starter: Pick<WorkflowStarter, "start">;
}

const PAGE_FETCHES = 200;

/** Starts fetches that the engine has not started, or has lost; starting a known one has no effect. */
export async function sweepFetches({ fetches, starter }: SweepFetchesPorts): Promise<number> {
  let startedCount = 0;
  let afterFetchId = "";
  for (;;) {
    const page = await fetches.unsettled({ limit: PAGE_FETCHES, afterFetchId });
    for (const fetchId of page) await starter.start(FETCH_WORKFLOW, fetchId, {});
    startedCount += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_FETCHES) return startedCount;
    afterFetchId = last;
  }
}
