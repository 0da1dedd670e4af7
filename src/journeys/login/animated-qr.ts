import { createHmac } from "node:crypto";

export interface QrSeed {
  readonly qrStartToken: string;
  /** Never leaves the server: whoever has it can draw the code of any second. */
  readonly qrStartSecret: string;
}

/** What the code says in one second of the order's life, counted from when BankID's answer came. A later second has another. */
export function animatedQr({ qrStartToken, qrStartSecret }: QrSeed, elapsedMs: number): string {
  const second = String(Math.max(0, Math.floor(elapsedMs / 1000)));
  const proof = createHmac("sha256", qrStartSecret).update(second).digest("hex");
  return `bankid.${qrStartToken}.${second}.${proof}`;
}
