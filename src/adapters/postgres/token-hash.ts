import { createHash } from "node:crypto";

/** What is kept of a token: 256 random bits need no key and no salt, and whoever reads the table has nothing to send. */
export const tokenHash = (token: string): string => createHash("sha256").update(token, "ascii").digest("base64url");
