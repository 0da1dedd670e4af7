import { randomBytes } from "node:crypto";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash, type LookupHash } from "#platform/crypto/lookup-hash.ts";

const keys = [randomBytes(32), randomBytes(32)];
const withKeys = (known: number, ...generations: number[]): LookupHash =>
  createLookupHash({ keys: keys.slice(0, known), generations });

/** What a node has in each step of the replacement of the lookup key. */
export const STEPS = {
  before: withKeys(1, 1),
  announced: withKeys(2, 1, 2),
  replaced: withKeys(2, 2, 1),
  after: withKeys(2, 2),
} as const;

export const cipherKey = { id: "t1", key: randomBytes(32) };

export const cipher = createColumnCipher([cipherKey]);
