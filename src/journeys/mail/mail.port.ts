import type { MailState } from "#domain/mail/mail-state.ts";

/** Mails in Postgres: once its row exists, a mail must be sent. */
export interface MailStore {
  /** Writes the mail, or returns the one that was written with the same key. */
  queue(mail: NewMail): Promise<QueuedMail>;
  load(mailId: string): Promise<MailRow | undefined>;
  /**
   * Called right before the mail is handed over. False when it is settled, or an attempt has begun since the row was
   * loaded: the engine may run a step twice at once, and only one of the two may send.
   */
  beginAttempt(mailId: string, attemptsBefore: number): Promise<boolean>;
  /** Called when the mail server has answered and did not accept the mail: that attempt cannot arrive any more. */
  endAttempt(mailId: string, attempt: number): Promise<void>;
  /** Called when the answer never came: that attempt may have arrived. */
  loseAttempt(mailId: string, attempt: number): Promise<void>;
  settle(mailId: string, outcome: MailOutcome): Promise<void>;
  unsettled(page: UnsettledMails): Promise<string[]>;
  /** An address with a permanent bounce gets no more mails; mails sent to it in the last days have not arrived. */
  suppress(address: string, reason: string): Promise<void>;
  isSuppressed(address: string): Promise<boolean>;
}

export interface NewMail {
  readonly mailId: string;
  /** The subject of the mail: `newsletter-confirm:<id>`. Queueing the same key twice sends one mail. */
  readonly key: string;
  readonly template: string;
  readonly to: string;
  /** Filled into the template; encrypted with the address, because both identify the person. */
  readonly variables: MailVariables;
}

export type MailVariables = Readonly<Record<string, string>>;

export interface QueuedMail {
  readonly mailId: string;
  readonly isNew: boolean;
  /** Not written, and never sent: the recipient has had too many mails that any visitor can trigger (`mail-triggers.ts`). */
  readonly isHeldBack?: boolean;
}

export interface MailRow extends NewMail {
  readonly state: MailState;
  readonly attempts: number;
  /** How long ago the attempt began whose end is unknown: in progress, or lost with its process. */
  readonly openAttemptAgeMs: number | undefined;
  /** Attempts whose answer never came. */
  readonly lostAttempts: number;
  /** Attempts that ended with their process, not counting an open one. */
  readonly brokenAttempts: number;
}

export type MailOutcome =
  | { readonly state: "sent"; readonly answer: string }
  | { readonly state: "failed"; readonly reason: string }
  /** Handed over more than once without an answer: it has probably arrived, and is not sent again. */
  | { readonly state: "uncertain"; readonly reason: string };

export interface UnsettledMails {
  readonly queuedBefore: Date;
  readonly limit: number;
  readonly afterMailId?: string;
}

/** Renders a mail from a template. Throws for an unknown template or a missing variable: both are our own mistakes. */
export interface MailTemplates {
  fill(template: string, variables: MailVariables): FilledMail;
}

export interface FilledMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The one-click unsubscribe URL; only in subscription mails. */
  readonly unsubscribeUrl: string | undefined;
  /** The recipient of a reply, when it is not us. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** Rendered when the mail is sent, from its variables: the same mail has the same bytes. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: "application/pdf";
  readonly content: Buffer;
}

export interface MailSender {
  send(mail: OutgoingMail): Promise<SendReport>;
}

export interface OutgoingMail extends FilledMail {
  readonly mailId: string;
  readonly to: string;
  /** Sent before, without an answer: marked in a header, so that a repeated mail can be distinguished from two mails. */
  readonly isRepeat: boolean;
}

export type SendReport =
  | { readonly kind: "accepted"; readonly answer: string }
  /** The server refused temporarily (4xx), or was not reached: nothing has been handed over. */
  | { readonly kind: "later"; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  /** The connection was lost after the text was sent: it may have arrived. */
  | { readonly kind: "unanswered"; readonly reason: string };
