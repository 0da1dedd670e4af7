import { startDelivery } from "#journeys/mail/queue-mail.ts";
import { actedSignal, ANSWER_WORKFLOW } from "./acted-signal.ts";
import type { StoredAnswerChange } from "./answer.port.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

/**
 * What may be lost after a change is stored: the sweep of mails repeats a start, and a workflow whose signal is lost finds the act at
 * its next look.
 */
export async function afterChange(
  { mail, starter }: Pick<FollowAnswerPorts, "mail" | "starter">,
  { mailIds, ended }: StoredAnswerChange,
  ...acted: readonly { readonly answerId: string; readonly round: number }[]
): Promise<void> {
  for (const mailId of mailIds) await startDelivery(mail, mailId);
  for (const { answerId, round } of [...acted, ...ended])
    await starter.signal(ANSWER_WORKFLOW, answerId, actedSignal(round), true).catch(() => undefined);
}
