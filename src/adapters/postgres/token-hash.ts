import { createHash } from "node:crypto";

/** The stored form of a token: 256 random bits need no key and no salt, and a reader of the table cannot use it. */
export const tokenHash = (token: string): string => createHash("sha256").update(token, "ascii").digest("base64url");
