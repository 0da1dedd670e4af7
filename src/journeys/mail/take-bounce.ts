import type { MailStore } from "./mail.port.ts";

/** Whoever carries our mails tells when one came back. */
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
 * False for a notice that is not signed. A full box is no reason to give an address up; a missing one is. Notices are
 * repeated until we answer: the same one twice changes nothing.
 */
export async function takeBounce({ mails, isSigned }: TakeBouncePorts, notice: BounceNotice): Promise<boolean> {
  if (!isSigned(notice)) return false;
  if (notice.kind !== "temporary") await mails.suppress(notice.address, notice.kind);
  return true;
}
