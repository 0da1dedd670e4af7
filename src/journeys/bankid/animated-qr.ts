import { createHmac } from "node:crypto";

export interface QrSeed {
  readonly qrStartToken: string;
  /** Never leaves the server: with it, the code of any second can be generated. */
  readonly qrStartSecret: string;
}

/** Content of the code in one second of the order's life, counted from BankID's answer. */
export function animatedQr({ qrStartToken, qrStartSecret }: QrSeed, elapsedMs: number): string {
  const second = String(Math.max(0, Math.floor(elapsedMs / 1000)));
  const proof = createHmac("sha256", qrStartSecret).update(second).digest("hex");
  return `bankid.${qrStartToken}.${second}.${proof}`;
}
