import { isId } from "#platform/ids.ts";
import { LOGIN_LIFE_MS } from "#journeys/login/login-limits.ts";

/** One for each login, by its id: two tabs that start at once do not overwrite each other's. */
export const LOGIN_COOKIE_PREFIX = "__Host-sparv-login-";

/** Longer than a login lives, for an answer that was lost on its way. */
const LOGIN_COOKIE_LIFE_S = LOGIN_LIFE_MS / 1_000 + 60;

/** More than tabs that are open at once; a longer header is somebody's who tries. */
const MAX_LOGINS = 20;

export interface LoginCookie {
  readonly loginId: string;
  readonly loginSecret: string;
}

/** The newest ones: a browser sends its oldest cookie first. */
export function readLoginCookies(header: string | undefined): readonly LoginCookie[] {
  const found: LoginCookie[] = [];
  for (const part of header?.split(";") ?? []) {
    const [name = "", value = ""] = part.trim().split("=");
    const loginId = name.slice(LOGIN_COOKIE_PREFIX.length);
    if (name.startsWith(LOGIN_COOKIE_PREFIX) && isId(loginId) && isId(value))
      found.push({ loginId, loginSecret: value });
  }
  return found.slice(-MAX_LOGINS);
}

/** A new login has called the former off. The last two keep their cookie, so that the tabs that wait for them are told. */
export const spentLogins = (header: string | undefined): readonly string[] =>
  readLoginCookies(header)
    .slice(0, -2)
    .map(({ loginId }) => loginId);

/** Lax: the app leads back by a navigation from outside. */
export const loginCookie = ({ loginId, loginSecret }: LoginCookie): string =>
  `${LOGIN_COOKIE_PREFIX}${loginId}=${loginSecret}; Path=/; Max-Age=${LOGIN_COOKIE_LIFE_S}; Secure; HttpOnly; SameSite=Lax`;

export const endedLoginCookie = (loginId: string): string =>
  `${LOGIN_COOKIE_PREFIX}${loginId}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;
