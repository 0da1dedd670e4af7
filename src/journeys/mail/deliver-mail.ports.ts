import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { MailOutcome, MailSender, MailStore, MailTemplates } from "./mail.port.ts";

export interface DeliverMailPorts {
  readonly mails: MailStore;
  readonly templates: MailTemplates;
  readonly sender: MailSender;
  readonly limits: MailLimits;
  /** For operators; not measured where it is missing. */
  readonly settled?: (outcome: MailOutcome["state"]) => void;
}

export interface MailLimits {
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  readonly maxAttempts: number;
  /** Within this time a started run may still be talking to the mail server: a little more than the sender's own limit. */
  readonly attemptMs: number;
}

/** About a day of tries: mail servers refuse for hours when they greylist or are full. */
export const MAIL_LIMITS: MailLimits = {
  firstWaitMs: 2_000,
  maxWaitMs: HOUR_MS,
  maxAttempts: 34,
  attemptMs: 30_000,
};
