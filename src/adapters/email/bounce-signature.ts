import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

export interface SignedNotice {
  readonly noticeId: string;
  readonly address: string;
  readonly kind: string;
  /** 64 hexadecimal digits. */
  readonly signature: string;
}

/** Whether the mail service wrote a notice of a mail that came back, with one of the keys. */
export function isSignedNotice(keys: readonly string[]): (notice: SignedNotice) => boolean {
  const secrets = keys.map((key) => createSecretKey(key, "utf8"));
  return ({ noticeId, address, kind, signature }) => {
    const given = Buffer.from(signature, "hex");
    const text = `${noticeId}\n${address}\n${kind}`;
    return secrets.some((secret) => timingSafeEqual(createHmac("sha256", secret).update(text).digest(), given));
  };
}
