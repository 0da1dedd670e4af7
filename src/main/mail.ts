import compiledTemplates from "#adapters/email/compiled-templates.json" with { type: "json" };
import { filledFrom } from "#adapters/email/filled-templates.ts";
import { mailDocuments } from "#adapters/email/mail-documents.ts";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import { createSmtpSender } from "#adapters/email/smtp-sender.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { MAIL_LIMITS } from "#journeys/mail/deliver-mail.ports.ts";
import { deliverMail, MAIL_WORKFLOW } from "#journeys/mail/deliver-mail.workflow.ts";
import type { MailStore } from "#journeys/mail/mail.port.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import { sweepMails } from "#journeys/mail/sweep-mails.ts";
import { randomId } from "#platform/ids.ts";
import { mailNounsIn } from "./mail-nouns.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

/** For other subjects: what they queue here is sent by the worker. */
export interface Mailing extends QueueMailPorts {
  readonly mails: MailStore;
}

type MailResources = Pick<Resources, "pool" | "cipher" | "lookupHash" | "starter" | "logger" | "securityLog">;

export const createMailing = ({ starter, logger, securityLog, ...stored }: MailResources): Mailing => ({
  mails: createMailStore(stored),
  starter,
  startFailed: (mailId, error) => logger.warn("mail not started, left to the sweep", { mailId, error }),
  newId: randomId,
  heldBack: (template) => securityLog.refused({ kind: "mail-limit", rule: template }),
});

/** A mail that is requested again after this finds its row, which records that it was sent. */
const MAIL_REMEMBERED_MS = 30 * DAY_MS;

export function createMailJobs(
  {
    config,
    starter,
    clock,
    verticals,
    applied,
    metrics,
  }: Pick<Resources, "config" | "starter" | "clock" | "verticals" | "applied" | "metrics">,
  { mails }: Mailing,
): Jobs {
  const ports = {
    mails,
    templates: filledFrom(
      compiledTemplates,
      { phone: config.customerServicePhone },
      mailDocuments,
      mailNounsIn([...verticals, ...applied]),
    ),
    sender: createSmtpSender({
      url: config.smtpUrl,
      from: { name: mailTexts.sender, address: config.mailFrom },
      requiresTls: config.environment === "production",
    }),
    limits: MAIL_LIMITS,
    settled: metrics.mailSettled,
  };
  return {
    workflow: {
      name: MAIL_WORKFLOW,
      remembersMs: MAIL_REMEMBERED_MS,
      body: (durable) => deliverMail(durable, ports),
    },
    sweeps: [{ job: "sweepMails", run: () => sweepMails({ mails, starter, clock }) }],
  };
}
