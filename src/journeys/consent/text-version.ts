import { createHash } from "node:crypto";

/** Twelve characters, 72 bits: versions are few, and an attacker gains nothing from a collision. */
const VERSION_LENGTH = 12;

/** The same for the same texts in the same places, another for any other. Stored in a cookie. */
export const textVersionOf = (texts: unknown): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, VERSION_LENGTH);
