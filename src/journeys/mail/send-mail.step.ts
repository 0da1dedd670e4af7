import { isSentAtMostOnce } from "#domain/mail/mail-triggers.ts";
import type { MailState } from "#domain/mail/mail-state.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { DeliverMailPorts } from "./deliver-mail.ports.ts";
import type { MailOutcome } from "./mail.port.ts";

export type SendStep =
  | { readonly kind: "ended"; readonly outcome: MailOutcome }
  | { readonly kind: "settled"; readonly state: MailState }
  /** Another run may be sending it; wait for it, or for its end. */
  | { readonly kind: "busy"; readonly waitMs: number };

/**
 * A mail whose answer was lost has most likely arrived: it is sent once more and never a third time. One whose process
 * ended may never have been sent, and a lost mail is worse than a duplicate: it is sent a few times more. Mails of which a duplicate is
 * worse are sent again after neither.
 */
export async function sendMail(durable: Durable, ports: DeliverMailPorts): Promise<SendStep> {
  try {
    return await durable.run("send", () => trySend(durable.key, ports), ports.limits);
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    return ended({ state: "failed", reason: reasonOf(error) });
  }
}

/** The refusal names the kind of the last failure alone. An operator would look for the fault at the mail server otherwise. */
const reasonOf = ({ message }: StepRefused): string =>
  message.includes(MailLater.name) ? "no server took it in time" : "it could not be read or rendered";

const MAX_LOST = 1;
const MAX_BROKEN = 4;

async function trySend(mailId: string, ports: DeliverMailPorts): Promise<SendStep> {
  const { mails, templates, sender, limits } = ports;
  const mail = await mails.load(mailId);
  if (!mail) throw new StepRefused("there is no such mail");
  if (mail.state !== "queued") return { kind: "settled", state: mail.state };
  const { openAttemptAgeMs: ageMs } = mail;
  if (ageMs !== undefined && ageMs < limits.attemptMs) return { kind: "busy", waitMs: limits.attemptMs - ageMs };
  const broken = mail.brokenAttempts + (ageMs === undefined ? 0 : 1);
  const isOnce = isSentAtMostOnce(mail.template);
  if (mail.lostAttempts > (isOnce ? 0 : MAX_LOST) || broken > (isOnce ? 0 : MAX_BROKEN))
    return ended({ state: "uncertain", reason: "handed over again and again without an answer" });
  if (await mails.isSuppressed(mail.to)) return ended({ state: "failed", reason: "the address has bounced before" });
  const filled = templates.fill(mail.template, mail.variables);
  if (!(await mails.beginAttempt(mailId, mail.attempts))) return { kind: "busy", waitMs: limits.attemptMs };
  const attempt = mail.attempts + 1;
  const report = await sender.send({ ...filled, mailId, to: mail.to, isRepeat: mail.lostAttempts + broken > 0 });
  switch (report.kind) {
    case "accepted":
      return ended({ state: "sent", answer: report.answer });
    case "refused":
      return ended({ state: "failed", reason: report.reason });
    case "later":
      await mails.endAttempt(mailId, attempt);
      throw new MailLater(report.reason);
    case "unanswered":
      await mails.loseAttempt(mailId, attempt);
      throw new MailLater(report.reason);
  }
}

const ended = (outcome: MailOutcome): SendStep => ({ kind: "ended", outcome });

class MailLater extends Error {
  override readonly name = "MailLater";
}
