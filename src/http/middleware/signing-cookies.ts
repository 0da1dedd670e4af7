import { secretCookies } from "./secret-cookies.ts";

export const SIGNING_COOKIE_PREFIX = "__Host-sparv-sign-";

/** Longer than a signing lives: one that has failed is started again from the page that reports it. Each tab may sign another order. */
export const signingCookies = secretCookies({ prefix: SIGNING_COOKIE_PREFIX, lifeMs: 30 * 60_000, retainedCount: 5 });
