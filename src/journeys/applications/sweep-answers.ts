import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { AnswerStore } from "./answer.port.ts";
import { ANSWER_WORKFLOW } from "./acted-signal.ts";

export interface SweepAnswersPorts {
  readonly answers: Pick<AnswerStore, "overdue">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** A look may take this long: until then the workflow is probably at work. */
const GRACE_MS = 20_000;
const PAGE = 200;

/** Starts answers that no workflow follows: the engine has not started them, or has lost its files. Returns their number. */
export async function sweepAnswers({ answers, starter, clock }: SweepAnswersPorts): Promise<number> {
  const before = new Date(clock.nowMs() - GRACE_MS);
  let startedCount = 0;
  let afterAnswerId = "";
  for (;;) {
    const page = await answers.overdue({ before, limit: PAGE, afterAnswerId });
    for (const answerId of page) await starter.start(ANSWER_WORKFLOW, answerId, {});
    startedCount += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return startedCount;
    afterAnswerId = last;
  }
}
