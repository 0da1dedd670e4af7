import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { secretCookies } from "./secret-cookies.ts";

export const SIGNING_COOKIE_PREFIX = "__Host-sparv-sign-";

/** Longer than a signing lives: one that has failed is started again from the page that reports it. Each tab may sign another order. */
export const signingCookies = secretCookies({
  prefix: SIGNING_COOKIE_PREFIX,
  lifeMs: 30 * MINUTE_MS,
  retainedCount: 5,
});
