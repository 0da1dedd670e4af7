import { createHmac, randomUUID } from "node:crypto";

export interface Bounce {
  readonly address: string;
  readonly bounceUrl: string;
  readonly bounceKey: string;
}

/** Reports a bounced mail to the sender, signed as agreed; a report that is not answered is not sent again. */
export async function sendBounceNotice({ address, bounceUrl, bounceKey }: Bounce): Promise<void> {
  const noticeid = randomUUID();
  const kind = "permanent";
  const signature = createHmac("sha256", bounceKey).update(`${noticeid}\n${address}\n${kind}`).digest("hex");
  const body = new URLSearchParams({ noticeid, address, kind, signature });
  await fetch(bounceUrl, { method: "POST", body, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}
