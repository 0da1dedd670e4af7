/**
 * What is worth a line in the security log. Fixed names, so that an alarm can count them; add one here before it is used.
 *
 * `http-*` are refusals by status and are logged by the server for every route. The others are logged by the guard that knows why.
 */
const SECURITY_EVENTS = [
  "http-unauthenticated",
  "http-forbidden",
  "http-rate-limited",
  /** A state-changing request that did not come from a page of ours. */
  "foreign-origin",
  /** A staff call by a visitor without the role; answered as not found. */
  "staff-only",
  /** A signature or a shared key of a machine that does not fit. */
  "bad-signature",
  /** Too many distinct persons, plates or addresses were asked about. */
  "subject-limit",
  /** A question about a person without a form token of ours. */
  "form-token",
  /** A number, plate or address that does not belong to the person asking. */
  "not-owner",
  /** An id of another visitor. */
  "belongs-to-other",
  /** An effect in a person's name that an unidentified visitor asked for. */
  "not-identified",
  /** Too many mails to one recipient. */
  "mail-limit",
  /** A login that BankID calls risky, or that was finished from another address. */
  "login-risk",
  /** A copied, revoked or expired session or visitor secret. */
  "session-misuse",
  /** A browser's report that a policy stopped something on a page. */
  "policy-report",
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface SecurityRefusal {
  readonly kind: SecurityEvent;
  /** The route's template, never the address that was asked for. */
  readonly route?: string | undefined;
  /** The rule or guard that refused. */
  readonly rule?: string | undefined;
  readonly reason?: string | undefined;
  readonly status?: number | undefined;
  /** The origin of what a policy stopped, never the address. */
  readonly blocked?: string | undefined;
  /** The visitor's owner hash, never the cookie. */
  readonly visitor?: string | undefined;
  /** The block of addresses the request came from, never the whole address. */
  readonly network?: string | undefined;
  readonly orderId?: string | undefined;
  readonly fetchId?: string | undefined;
  readonly loginId?: string | undefined;
}

export interface SecurityLog {
  /** Writes one line and counts it. Never throws. */
  refused(refusal: SecurityRefusal): void;
  /** The same for what was let through and is to be looked at. */
  observed(seen: SecurityRefusal): void;
}

/** For tests and tools that have no log. */
export const noopSecurityLog: SecurityLog = { refused: () => {}, observed: () => {} };
