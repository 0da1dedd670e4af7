import { createHash } from "node:crypto";

/** Twelve characters, 72 bits: versions are few, and nobody gains by two that look alike. */
const VERSION_LENGTH = 12;

/** The same for the same words in the same places, another for any other. Stands in a cookie. */
export const textVersionOf = (texts: unknown): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, VERSION_LENGTH);
