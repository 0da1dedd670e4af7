import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether the aggregator signed exactly this body. */
export function isSignedBody(key: string, rawBody: string, signature: string | undefined): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const right = createHmac("sha256", key).update(rawBody, "utf8").digest();
  return timingSafeEqual(right, Buffer.from(signature, "hex"));
}
