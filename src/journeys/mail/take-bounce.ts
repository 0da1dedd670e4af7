import type { MailStore } from "./mail.port.ts";

/** Sent by our mail provider when a mail bounced. */
export interface BounceNotice {
  readonly noticeId: string;
  readonly address: string;
  readonly kind: "permanent" | "temporary" | "complaint";
  readonly signature: string;
}

export interface TakeBouncePorts {
  readonly mails: Pick<MailStore, "suppress">;
  readonly isSigned: (notice: BounceNotice) => boolean;
}

/**
 * False for an unsigned notice. A full mailbox does not suppress an address; a missing one does. Notices are
 * repeated until we answer: a duplicate changes nothing.
 */
export async function takeBounce({ mails, isSigned }: TakeBouncePorts, notice: BounceNotice): Promise<boolean> {
  if (!isSigned(notice)) return false;
  if (notice.kind !== "temporary") await mails.suppress(notice.address, notice.kind);
  return true;
}
