import type { Session } from "#domain/session/session.ts";
import { readCookie } from "./read-cookie.ts";

/** `__Host-` ties the cookie to this host, to https and to the root path. */
export const SESSION_COOKIE = "__Host-sparv-session";

/** OP-25: when the session ends after this action, as ISO 8601, so that the page can reset its timers. */
export const SESSION_EXPIRES_HEADER = "sparv-session-expires";

/** By the cookie's value. `person` is an action of a person and extends the session; `background` is the page on its own. */
export type FindSession = (token: string, use: SessionUse) => Promise<Session | undefined>;

export type SessionUse = "person" | "background";

/** The session of one request: looked up at most once, and never without a cookie. */
export interface RequestSession {
  session(): Promise<Session | undefined>;
  readonly token: string | undefined;
  /** When the session now ends, if this request has extended it. */
  touched(): Promise<string | undefined>;
}

export function readSession(
  find: FindSession,
  cookieHeader: string | undefined,
  isBackground: boolean,
): RequestSession {
  const token = readCookie(cookieHeader, SESSION_COOKIE);
  let found: Promise<Session | undefined> | undefined;
  const session = () =>
    (found ??= token === undefined ? NO_SESSION : find(token, isBackground ? "background" : "person"));
  // A person who does something stays logged in, also where no handler asks for the session. A failure reaches only the handlers that ask.
  if (token !== undefined && !isBackground) session().catch(() => undefined);
  return {
    session,
    token,
    async touched() {
      const live = isBackground ? undefined : await session().catch(() => undefined);
      return live && new Date(live.expiresAtMs).toISOString();
    },
  };
}

const NO_SESSION = Promise.resolve(undefined);

/** Without Max-Age: it ends when the browser closes, and the server decides before that. */
export const sessionCookie = (token: string): string =>
  `${SESSION_COOKIE}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax`;

export const endedSessionCookie = (): string => `${SESSION_COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;

/** Sent after a logout, by a call or a form: it also deletes what the browser stores for the session. */
export const loggedOutHeaders = (): Readonly<Record<string, string>> => ({
  "set-cookie": endedSessionCookie(),
  "clear-site-data": '"storage"',
});
