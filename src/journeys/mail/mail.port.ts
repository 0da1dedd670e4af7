/** Mails as Postgres keeps them: a mail is ours to send from the moment its row is there. */
export interface MailStore {
  /** Writes the mail, or gives back the one that was written with the same key. */
  queue(mail: NewMail): Promise<QueuedMail>;
  load(mailId: string): Promise<MailRow | undefined>;
  /**
   * Said right before the mail is handed over. False when it is settled, or an attempt has begun since the row was
   * loaded: the engine may run a step twice at once, and only one of the two may send.
   */
  beginAttempt(mailId: string, attemptsBefore: number): Promise<boolean>;
  /** Said when the mail server has answered and did not take the mail: nothing of that attempt can arrive any more. */
  endAttempt(mailId: string, attempt: number): Promise<void>;
  /** Said when the answer never came: that attempt may have arrived. */
  loseAttempt(mailId: string, attempt: number): Promise<void>;
  settle(mailId: string, outcome: MailOutcome): Promise<void>;
  unsettled(page: UnsettledMails): Promise<string[]>;
  /** An address that has bounced for good gets nothing more; what was sent there in the last days has not arrived. */
  suppress(address: string, reason: string): Promise<void>;
  isSuppressed(address: string): Promise<boolean>;
}

export interface NewMail {
  readonly mailId: string;
  /** What the mail is about, once: `newsletter-confirm:<id>`. Asking for the same mail twice sends one. */
  readonly key: string;
  readonly template: string;
  readonly to: string;
  /** Filled into the template; encrypted with the address, because both say who it is. */
  readonly variables: MailVariables;
}

export type MailVariables = Readonly<Record<string, string>>;

export interface QueuedMail {
  readonly mailId: string;
  readonly isNew: boolean;
  /** Not written, and never sent: the recipient has had too many that anybody can have sent (`mail-triggers.ts`). */
  readonly isHeldBack?: boolean;
}

export type MailState = "queued" | "sent" | "failed" | "uncertain";

export interface MailRow extends NewMail {
  readonly state: MailState;
  readonly attempts: number;
  /** How long ago the attempt began that nobody has told the end of: under way, or lost with its process. */
  readonly openAttemptAgeMs: number | undefined;
  /** Attempts whose answer never came. */
  readonly lostAttempts: number;
  /** Attempts that ended with their process, an open one not counted. */
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

/** Makes a mail of a template. Throws for a template that does not exist or a variable it lacks: both are our own faults. */
export interface MailTemplates {
  fill(template: string, variables: MailVariables): FilledMail;
}

export interface FilledMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one press ends the subscription; only in mails that are one. */
  readonly unsubscribeUrl: string | undefined;
  /** Who gets the answer, when it is not us. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** Drawn when the mail is sent, from what the mail says: the same mail has the same bytes. */
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
  /** Sent before, without an answer: said in a header, so that a doubled mail can be told from two. */
  readonly isRepeat: boolean;
}

export type SendReport =
  | { readonly kind: "accepted"; readonly answer: string }
  /** The server said no for now (4xx), or was not reached at all: nothing has been handed over. */
  | { readonly kind: "later"; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  /** The connection was lost after the text was sent: it may have arrived. */
  | { readonly kind: "unanswered"; readonly reason: string };
