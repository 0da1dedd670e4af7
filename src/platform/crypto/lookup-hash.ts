import { createHmac, createSecretKey } from "node:crypto";

/** Finds an encrypted value again without storing it: equal values give equal hashes, for those who have the key. */
export type LookupHash = (purpose: LookupPurpose, value: string) => string;

/** One purpose per use, so that hashes of different tables cannot be matched. */
export type LookupPurpose =
  | "person"
  | "visitor"
  | "email"
  | "newsletter-confirm"
  | "newsletter-end"
  | "waiting-list-end"
  | "expert-confirm"
  | "company-request"
  | "proof-of-work"
  | "address-search"
  | "risk"
  | "insured-object"
  | "case-note"
  | "held-contract"
  | "assistant"
  | "watch-end"
  | "watch-owner"
  | "share-link"
  | "share-vote";

/**
 * Keyed, because personal numbers are few enough to try them all against a plain hash. Base64url of 256 bits.
 */
export function createLookupHash(key: Uint8Array): LookupHash {
  const secret = createSecretKey(key);
  return (purpose, value) => createHmac("sha256", secret).update(`${purpose}:${value}`, "utf8").digest("base64url");
}
