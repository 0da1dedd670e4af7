import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether the aggregator signed exactly this body, with one of the keys. */
export function isSignedBody(keys: readonly string[], rawBody: string, signature: string | undefined): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, "hex");
  return keys.some((key) => timingSafeEqual(createHmac("sha256", key).update(rawBody, "utf8").digest(), given));
}
