import type { SessionData } from "#http/contract/login.schema.ts";
import { paths } from "#domain/addresses/paths.ts";
import { askServer } from "./ask-server.ts";

/** How the session stands by the server's word. `unknown`: it could not be asked. */
export type SessionAnswer =
  | { readonly kind: "open"; readonly expiresAtMs: number }
  | { readonly kind: "ended" }
  /** Nobody is logged in, and nobody has just been: somebody logged out, perhaps in another tab. */
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** A question by the page on its own: it puts no end off. */
export async function askSession(signal?: AbortSignal): Promise<SessionAnswer> {
  const answer = await askServer<SessionData>(paths.sessionCall(), { method: "GET" }, signal);
  if (!answer?.Success || !answer.Data) return { kind: "unknown" };
  const { User, Status } = answer.Data.Result;
  if (User) return { kind: "open", expiresAtMs: Date.parse(User.SessionExpireDate) };
  return { kind: Status === "expired" ? "ended" : "none" };
}

/** What a person presses: the end is put off as by any act. */
export async function stayLoggedIn(): Promise<SessionAnswer> {
  try {
    const response = await fetch(paths.stayLoggedIn(), { method: "POST", headers: { accept: "application/json" } });
    if (!response.ok) return { kind: "unknown" };
    const { expiresAtMs } = (await response.json()) as StayAnswer;
    return expiresAtMs === null ? { kind: "ended" } : { kind: "open", expiresAtMs };
  } catch {
    return { kind: "unknown" };
  }
}

/** What the page's own route answers; null when the session had already ended. */
export interface StayAnswer {
  readonly expiresAtMs: number | null;
}
