import { randomBytes, randomFillSync, randomInt } from "node:crypto";

/** 160 random bits: more than the 128 that make an id in an address unguessable, and no padding in base64url. */
const ID_BYTES = 20;

/** Asking the kernel costs the same for one id as for two hundred. Bytes are used once and overwritten before use again. */
const pool = Buffer.alloc(ID_BYTES * 200);
let used = pool.length;

export function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const id = pool.toString("base64url", used, used + ID_BYTES);
  pool.fill(0, used, used + ID_BYTES);
  used += ID_BYTES;
  return id;
}

/** 256 random bits, for what is as good as a person: nothing shorter-lived than a session is worth guessing at. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Six digits, for a code that a person copies from a mail: each of a million as likely as another. */
export const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const isId = (value: string): boolean => /^[\w-]{22,64}$/.test(value);
