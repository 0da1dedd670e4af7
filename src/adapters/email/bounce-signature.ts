import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

export interface SignedNotice {
  readonly noticeId: string;
  readonly address: string;
  readonly kind: string;
  /** 64 hexadecimal digits. */
  readonly signature: string;
}

/** Whether the mail service wrote a notice of a mail that came back. */
export function isSignedNotice(key: string): (notice: SignedNotice) => boolean {
  const secret = createSecretKey(key, "utf8");
  return ({ noticeId, address, kind, signature }) => {
    const expected = createHmac("sha256", secret).update(`${noticeId}\n${address}\n${kind}`).digest();
    return timingSafeEqual(expected, Buffer.from(signature, "hex"));
  };
}
