import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Clock } from "#platform/clock.ts";
import type { CookieKeys } from "./cookie-keys.ts";

/** The header a page may send its token in, instead of the field `formtoken`. */
export const FORM_HEADER = "x-sparv-form";

/** Proof that a form of ours has been shown to this visitor: handed out by pages, asked for by lookups of persons. */
export interface FormTokens {
  issue(owner: string): string;
  /** False for one that is missing, made up, too old, or issued to another visitor. */
  isValid(token: string | undefined, owner: string): boolean;
}

/** Longer than a visitor needs for a form; a page left open longer still works, without names. */
export const FORM_LIFE_MS = 2 * HOUR_MS;
/** Nodes' clocks differ by less. */
const CLOCK_SKEW_MS = 60_000;

export function createFormTokens({ keys, clock }: { readonly keys: CookieKeys; readonly clock: Clock }): FormTokens {
  // The prefix holds a colon, which no cookie does: the same key signs visitors' cookies.
  const sign = (key: KeyObject, issued: string, owner: string): Buffer =>
    createHmac("sha256", key).update(`form-token:${issued}:${owner}`).digest();
  return {
    issue(owner) {
      const issued = clock.nowMs().toString(36);
      return `${issued}.${sign(keys[0], issued, owner).toString("base64url")}`;
    },
    isValid(token, owner) {
      const [, issued, given] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token ?? "") ?? [];
      if (issued === undefined || given === undefined) return false;
      const ageMs = clock.nowMs() - Number.parseInt(issued, 36);
      if (ageMs > FORM_LIFE_MS || ageMs < -CLOCK_SKEW_MS) return false;
      const signature = Buffer.from(given, "base64url");
      return keys.some((key) => timingSafeEqual(signature, sign(key, issued, owner)));
    },
  };
}
