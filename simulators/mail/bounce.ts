import { createHmac, randomUUID } from "node:crypto";

export interface Bounce {
  readonly address: string;
  readonly bounceUrl: string;
  readonly bounceKey: string;
}

/** Tells the sender that a mail came back, signed as agreed; a sender that does not answer is not asked again. */
export async function sendBounceNotice({ address, bounceUrl, bounceKey }: Bounce): Promise<void> {
  const noticeid = randomUUID();
  const kind = "permanent";
  const signature = createHmac("sha256", bounceKey).update(`${noticeid}\n${address}\n${kind}`).digest("hex");
  const body = new URLSearchParams({ noticeid, address, kind, signature });
  await fetch(bounceUrl, { method: "POST", body, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}
