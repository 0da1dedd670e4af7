import { exactly, isoTime, listOf, matching, oneOf } from "./exact-shape.ts";
import { canonicalize } from "./canonical-json.ts";

/** A public key as the well-known file has it: a JSON Web Key (RFC 8037) with the period in which it may sign. */
export interface PublishedKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly kid: string;
  /** The key itself, 32 bytes in base64url. */
  readonly x: string;
  readonly validFrom: string;
  /** The first moment at which it may no longer sign. */
  readonly validUntil: string;
}

export const KEY_ID = /^[a-z0-9-]{1,16}$/;

const MAX_KEYS = 100;

const keysShape = exactly({
  keys: listOf(
    exactly({
      kty: oneOf("OKP"),
      crv: oneOf("Ed25519"),
      kid: matching(KEY_ID),
      x: matching(/^[\w-]{43}$/),
      validFrom: isoTime,
      validUntil: isoTime,
    }),
    MAX_KEYS,
  ),
});

export const writeKeys = (keys: readonly PublishedKey[]): string =>
  canonicalize({ keys: keys.map((key) => ({ ...key })) });

/** Undefined when the text is no file of keys. It may be spaced in any way: a person may have saved it from a browser. */
export function readKeys(text: string): readonly PublishedKey[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return keysShape(value) ? (value as { readonly keys: readonly PublishedKey[] }).keys : undefined;
  } catch {
    return undefined;
  }
}
