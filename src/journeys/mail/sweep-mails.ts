import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { MAIL_WORKFLOW } from "./deliver-mail.workflow.ts";
import type { MailStore } from "./mail.port.ts";

export interface SweepMailsPorts {
  readonly mails: Pick<MailStore, "unsettled">;
  readonly starter: Pick<WorkflowStarter, "start">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Long enough that a mail is normally sent before the sweep finds it. */
const QUEUE_GRACE_MS = 10_000;
const PAGE_MAILS = 200;

/** Starts mails that the engine has not started: it was down at the time, or has lost its files. Returns their number. */
export async function sweepMails({ mails, starter, clock }: SweepMailsPorts): Promise<number> {
  const queuedBefore = new Date(clock.nowMs() - QUEUE_GRACE_MS);
  let startedCount = 0;
  let afterMailId = "";
  for (;;) {
    const page = await mails.unsettled({ queuedBefore, limit: PAGE_MAILS, afterMailId });
    for (const mailId of page) await starter.start(MAIL_WORKFLOW, mailId, {});
    startedCount += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_MAILS) return startedCount;
    afterMailId = last;
  }
}
