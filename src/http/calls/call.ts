import type { z } from "zod";
import type { Session, StaffRole } from "#domain/session/session.ts";
import type { GuardedAsker } from "#journeys/lookup/subject-guard.ts";
import type { RateRule } from "#platform/rate-limit/rate-rule.ts";
import type { Visitor } from "#http/middleware/visitor.ts";
import type { AnswerHeaders, Beside, CallOutcome } from "#http/presenters/call-outcome.ts";

/** One of our calls as data: routes, OpenAPI and the guard tests are made from the same list. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly summary: string;
  /** The query of a GET, the form body of the others. */
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly access: CallAccess;
  /** The role, when the access is `staff`. */
  readonly role?: StaffRole | undefined;
  /** Made by the page on its own, not by a person: it extends no session (spec 1 §4, addendum A). */
  readonly isBackground?: boolean | undefined;
  /**
   * Its answer depends on whom a number belongs to. It must then ask as `request.asker()`, through the guard of
   * `src/journeys/identity/subject-guard.ts`; a call that does not is answered with an error.
   */
  readonly asksAbout?: "person" | undefined;
  /** What a success may be cached by, as `cache-control` states it; nothing caches the others. Only for a call that is the same to everyone. */
  readonly cache?: string | undefined;
  /** Returns the same object until something changes: its JSON is then serialised once. */
  readonly repeatsValues?: boolean | undefined;
  readonly limit: RateRule;
  handle(input: unknown, request: CallRequest): Promise<CallOutcome>;
}

/**
 * Whose data it may show: decides what the ownership tests try. `session` is for a logged-in person; a call of `staff` does not
 * exist for a person without its role. A `machine` is no browser: it identifies itself by a code or a signature.
 */
export type CallAccess = "public" | "visitor" | "session" | "staff" | "machine";

export interface CallRequest {
  readonly visitor: Visitor;
  /** The logged-in person, if there is one; read once, and only if the browser sends a session cookie. */
  session(): Promise<Session | undefined>;
  /** The value of the browser's session cookie, valid or not: for the calls that log in and out. */
  readonly sessionToken: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** For a call that asks about a person. The page's form token may be in a field instead of its header. */
  asker(formToken?: string): GuardedAsker;
  /** The body as it was sent, when it is JSON: what a signature covers. Empty otherwise. */
  readonly rawBody: string;
  /** A header as the browser sent it, by its name in lower case. */
  header(name: string): string | undefined;
  /** A whole `Set-Cookie` line for the answer. */
  setCookie(cookie: string): void;
}

/** Ties the handler's types to the schemas, then forgets them so that calls of every kind share one list. */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(call: {
  method: Call["method"];
  path: string;
  summary: string;
  input: Input;
  output: Output;
  access: CallAccess;
  role?: StaffRole;
  isBackground?: boolean;
  asksAbout?: "person";
  cache?: string;
  repeatsValues?: boolean;
  limit: RateRule;
  handle(input: z.infer<Input>, request: CallRequest): Promise<TypedOutcome<z.infer<Output>>>;
}): Call {
  return { ...call, handle: (input, request) => call.handle(input as z.infer<Input>, request) };
}

type TypedOutcome<Value> =
  | { readonly kind: "ok"; readonly value: Value; readonly headers?: AnswerHeaders; readonly beside?: Beside }
  | { readonly kind: "refused"; readonly status: string; readonly value: Value; readonly beside?: Beside }
  | Exclude<CallOutcome, { readonly kind: "ok" | "refused" }>;
