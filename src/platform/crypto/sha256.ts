import { createHash } from "node:crypto";

/** Of the text in UTF-8, as 64 small hexadecimal digits: what `sha256sum` prints. */
export const sha256Hex = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** Names a version of a text that a visitor agreed to. Stored beside the agreement, so its form must not change. */
export const agreedTextVersion = (text: string): string =>
  createHash("sha256").update(text, "utf8").digest("base64url").slice(0, 16);

/** Of bytes: what the domain is passed where it cannot import. */
export const sha256Bytes = (bytes: Uint8Array): Promise<Uint8Array> =>
  Promise.resolve(createHash("sha256").update(bytes).digest());
