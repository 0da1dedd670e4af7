import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { canonicalBytes, type CanonicalValue } from "#domain/signed/canonical-json.ts";
import type { PublishedKey } from "#domain/signed/published-keys.ts";
import type { Signature } from "#domain/signed/verify-document.ts";

/** A key and its period; `key` is the 32 bytes of RFC 8032: secret for one that signs, public for one that is retired. */
export interface PeriodKey {
  readonly id: string;
  readonly key: Uint8Array;
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface DocumentSigner {
  /** By the first key whose period includes the document's time. Throws when there is none: our configuration is out of date. */
  signDocument(document: CanonicalValue, time: string): Signature;
  /** Those that sign and those that are retired. */
  readonly publishedKeys: readonly PublishedKey[];
}

/** Signs documents that leave us, so that others can verify them without asking us. */
export function createDocumentSigner(keys: readonly PeriodKey[], retired: readonly PeriodKey[] = []): DocumentSigner {
  const signing = keys.map((each) => ({ ...each, secret: secretOf(each.key) }));
  return {
    signDocument(document, time) {
      const now = Date.parse(time);
      const key = signing.find((each) => Date.parse(each.validFrom) <= now && now < Date.parse(each.validUntil));
      if (!key) throw new Error("no key for documents is valid now");
      return { kid: key.id, value: sign(null, canonicalBytes(document), key.secret).toString("hex") };
    },
    publishedKeys: [
      ...signing.map((each) => publish(each, publicTextOf(each.secret))),
      ...retired.map((each) => publish(each, Buffer.from(each.key).toString("base64url"))),
    ],
  };
}

const publish = ({ id, validFrom, validUntil }: PeriodKey, x: string): PublishedKey => ({
  kty: "OKP",
  crv: "Ed25519",
  kid: id,
  x,
  validFrom,
  validUntil,
});

/** What precedes the 32 bytes in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

const secretOf = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, key]), format: "der", type: "pkcs8" });

const publicTextOf = (secret: KeyObject): string => createPublicKey(secret).export({ format: "jwk" }).x ?? "";
