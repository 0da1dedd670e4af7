import { canonicalBytes, type CanonicalValue } from "./canonical-json.ts";
import { exactly, matching, type Shape } from "./exact-shape.ts";
import { KEY_ID, type PublishedKey } from "./published-keys.ts";

/** Ed25519 over the canonical bytes of a document. */
export interface Signature {
  readonly kid: string;
  /** 64 bytes in small hexadecimal digits: base64 would allow several spellings of the same bytes. */
  readonly value: string;
}

export const signatureShape: Shape = exactly({ kid: matching(KEY_ID), value: matching(/^[0-9a-f]{128}$/) });

export type SignatureFault =
  /** The key is not published. */
  | "unknown-key"
  /** The document's time is outside the key's period. */
  | "key-period"
  /** The key has not signed these bytes. */
  | "signature"
  /** This browser cannot verify such signatures: nothing is known. */
  | "unsupported";

/** Undefined when a published key has signed the document within the key's period. Runs alike in a browser and in Node. */
export async function verifyDocument(
  keys: readonly PublishedKey[],
  document: CanonicalValue,
  { kid, value }: Signature,
  /** Of the document. */
  time: string,
): Promise<SignatureFault | undefined> {
  const key = keys.find((each) => each.kid === kid);
  if (!key) return "unknown-key";
  if (!isWithin(key, time)) return "key-period";
  const publicKey = await importKey(key);
  if (!publicKey) return "unsupported";
  const signature = Uint8Array.from({ length: value.length / 2 }, (_, at) =>
    parseInt(value.slice(2 * at, 2 * at + 2), 16),
  );
  return (await crypto.subtle.verify(ALGORITHM, publicKey, signature, canonicalBytes(document)))
    ? undefined
    : "signature";
}

const ALGORITHM = "Ed25519";

const isWithin = ({ validFrom, validUntil }: PublishedKey, time: string): boolean =>
  Date.parse(validFrom) <= Date.parse(time) && Date.parse(time) < Date.parse(validUntil);

/** Undefined in a browser without the algorithm, and on a page that was not loaded securely. */
async function importKey({ kty, crv, x }: PublishedKey): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey("jwk", { kty, crv, x }, ALGORITHM, false, ["verify"]);
  } catch {
    return undefined;
  }
}
