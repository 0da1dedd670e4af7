/** A mail as it reached the carrier. */
export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly receivedAt: string;
  readonly attachments: readonly ReceivedAttachment[];
  /** False when the sender never got our answer, and may therefore send it again. */
  readonly wasAnswered: boolean;
}

export interface ReceivedAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly contentBase64: string;
}

/** The newest few are enough for any test or person. */
const MAX_MAILS = 5_000;

export interface Mailbox {
  add(mail: ReceivedMail): void;
  list(to?: string): readonly ReceivedMail[];
  clear(): void;
}

export function createMailbox(): Mailbox {
  let mails: ReceivedMail[] = [];
  return {
    add(mail) {
      mails = [...mails, mail].slice(-MAX_MAILS);
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())),
    clear() {
      mails = [];
    },
  };
}
