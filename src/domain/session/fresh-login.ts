import { MINUTE_MS } from "../calendar/durations.ts";
import type { Session } from "./session.ts";

/** Someone else at an open computer must not delete an account, or give away access that outlives the session: the person has just proved who they are. */
export const FRESH_LOGIN_MS = 15 * MINUTE_MS;

export const isFreshLogin = ({ loggedInAtMs }: Pick<Session, "loggedInAtMs">, nowMs: number): boolean =>
  loggedInAtMs !== undefined && nowMs - loggedInAtMs <= FRESH_LOGIN_MS;
