import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { LOGIN_LIFE_MS } from "#journeys/bankid/bankid-limits.ts";
import { secretCookies } from "./secret-cookies.ts";

export const LOGIN_COOKIE_PREFIX = "__Host-sparv-login-";

/** Longer than a login lives, for an answer that was lost on its way. A new login has called the former off. */
export const loginCookies = secretCookies({
  prefix: LOGIN_COOKIE_PREFIX,
  lifeMs: LOGIN_LIFE_MS + MINUTE_MS,
  retainedCount: 2,
});
