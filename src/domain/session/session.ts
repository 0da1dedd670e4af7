import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";

/** A person who has identified themselves with BankID, as long as it lasts. */
export interface Session {
  /** Ours, not the personal number. */
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Milliseconds since 1970: when it ends unless the person does something. */
  readonly expiresAtMs: number;
  readonly roles: readonly StaffRole[];
  /** When the person identified themselves. */
  readonly loggedInAtMs?: number | undefined;
  /** When the login was made, if BankID called it risky and the app had another address than the browser. */
  readonly unusualLoginAtMs?: number | undefined;
}

/** Editors change texts; support reads cases. Visitors have no role. */
export const STAFF_ROLES = ["editor", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Spec 1 §9: a person who does nothing for this long is logged out. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

/** Addendum A: whatever a person does, they must identify themselves again after this. */
export const SESSION_LIFE_MS = 12 * HOUR_MS;
