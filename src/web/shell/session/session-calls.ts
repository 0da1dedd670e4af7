import type { SessionData } from "#http/contract/login.schema.ts";
import { sessionCallPath } from "#domain/addresses/account-call-paths.ts";
import { stayLoggedInPath } from "#domain/addresses/account-paths.ts";
import { askServer, SHORT_CALL_MS } from "#web/shell/calls/ask-server.ts";

/** The session's state according to the server. `unknown`: the server could not be reached. */
export type SessionAnswer =
  | { readonly kind: "open"; readonly expiresAtMs: number }
  | { readonly kind: "ended" }
  /** Logged out and no session has just ended: the customer logged out, perhaps in another tab. */
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** A request that the page makes on its own: it does not extend the session. */
export async function askSession(signal?: AbortSignal): Promise<SessionAnswer> {
  const answer = await askServer<SessionData>(sessionCallPath(), { method: "GET", signal, timeoutMs: SHORT_CALL_MS });
  if (!answer?.Success || !answer.Data) return { kind: "unknown" };
  const { User, Status } = answer.Data.Result;
  if (User) return { kind: "open", expiresAtMs: Date.parse(User.SessionExpireDate) };
  return { kind: Status === "expired" ? "ended" : "none" };
}

/** An action of the visitor: it extends the session. */
export async function stayLoggedIn(): Promise<SessionAnswer> {
  try {
    const response = await fetch(stayLoggedInPath(), { method: "POST", headers: { accept: "application/json" } });
    if (!response.ok) return { kind: "unknown" };
    const { expiresAtMs } = (await response.json()) as StayAnswer;
    return expiresAtMs === null ? { kind: "ended" } : { kind: "open", expiresAtMs };
  } catch {
    return { kind: "unknown" };
  }
}

/** The answer of the page's own route; null when the session had already ended. */
export interface StayAnswer {
  readonly expiresAtMs: number | null;
}
