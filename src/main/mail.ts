import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createIssueStore } from "#adapters/postgres/newsletter-issues.ts";
import { createNewsletterStore } from "#adapters/postgres/newsletter-store.ts";
import type { Call } from "#http/calls/call.ts";
import type { NewsletterServices } from "#http/contract/page-services.ts";
import { newsletterCalls } from "#http/routes/newsletter.route.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { BounceNotice } from "#journeys/mail/take-bounce.ts";
import { createNewsletterJourney, type NewsletterLinks } from "#journeys/newsletter/newsletter-journey.ts";
import { createIssueDesk, type IssueDesk } from "#journeys/newsletter/write-issue.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash, type LookupHash } from "#platform/crypto/lookup-hash.ts";
import { agreedTextVersion } from "#platform/crypto/sha256.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import type { WaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { newsletterTexts } from "#web/shell/newsletter/newsletter.texts.sv.ts";
import { newsletterOneClickPath } from "#domain/addresses/content-call-paths.ts";
import { newsletterConfirmPath, newsletterEndPath } from "#domain/addresses/content-paths.ts";
import { createWaiting } from "./waiting-list.ts";

export interface MailSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly starter: WorkflowStarter;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly consents: Pick<ConsentJourney, "chosen">;
}

export interface Mails {
  /** For other journeys: what they write here is sent. */
  readonly queueing: QueueMailPorts;
  readonly forPages: NewsletterServices;
  /** Visitors who want a notification when a service opens. */
  readonly waitingList: WaitingListJourney;
  /** For editors: the newsletter's contents. */
  readonly issues: IssueDesk;
  readonly calls: readonly Call[];
}

/** Joins mails and the newsletter for the program that answers visitors; the worker sends. */
export function createMails(setup: MailSetup): Mails {
  const { config, pool, starter, clock, logger, securityLog, isGoodEmail, consents } = setup;
  const lookupHash = createLookupHash(config.lookupKey);
  const storePorts = { pool, cipher: createColumnCipher(config.columnKeys), lookupHash };
  const mails = createMailStore(storePorts);
  const queueing: QueueMailPorts = {
    mails,
    starter,
    startFailed: (mailId, error) => logger.warn("mail not started, left to the sweep", { mailId, error }),
    newId: randomId,
    heldBack: (template) => securityLog.refused({ kind: "mail-limit", rule: template }),
  };
  const newsletter = createNewsletterJourney({
    ...queueing,
    store: createNewsletterStore(storePorts),
    isGoodEmail,
    links: newsletterLinks(config.publicOrigin, lookupHash),
    clock,
  });
  /** Evidence of what a subscriber agreed to. */
  const textVersion = agreedTextVersion(newsletterTexts.agreement);
  const calls = newsletterCalls({
    journey: newsletter,
    bounces: { mails, isSigned: signedWith(config.mailBounceKey) },
    textVersion,
    consents,
  });
  return {
    queueing,
    forPages: { ...newsletter, ask: (email) => newsletter.ask(email, textVersion) },
    waitingList: createWaiting({ ...storePorts, publicOrigin: config.publicOrigin, queueing }, isGoodEmail),
    issues: createIssueDesk(createIssueStore(storePorts), { clock, newId: randomId }),
    calls,
  };
}

/** The contents of mails to subscribers, whichever program sends them. */
export const newsletterLinks = (origin: string, lookupHash: LookupHash): NewsletterLinks => ({
  codeOf: (use, subscriberId) => `${subscriberId}.${lookupHash(use, subscriberId)}`,
  confirm: (code) => origin + newsletterConfirmPath(code),
  end: (code) => origin + newsletterEndPath(code),
  oneClick: (code) => origin + newsletterOneClickPath(code),
});

function signedWith(key: string): (notice: BounceNotice) => boolean {
  const secret = createSecretKey(key, "utf8");
  return ({ noticeId, address, kind, signature }) => {
    const expected = createHmac("sha256", secret).update(`${noticeId}\n${address}\n${kind}`).digest();
    return timingSafeEqual(expected, Buffer.from(signature, "hex"));
  };
}
