import type { Session } from "#domain/session/session.ts";
import { type SessionStatus, WARNING_MS } from "#domain/session/session-clock.ts";

/** Spec 1 §3: what is stored of a person who has logged in. What only they can provide is undefined until they do. */
export interface Person {
  readonly personId: string;
  readonly personalNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string | undefined;
  readonly zip: string | undefined;
  readonly city: string | undefined;
  readonly email: string | undefined;
  readonly isShownSavingTips: boolean;
  readonly createdAtMs: number;
}

/** Spec 1 §3: everything pages may know of the logged-in person. */
export interface Identity extends Person {
  /** The only way in (spec 1 §1). */
  readonly sessionType: "bankid";
  readonly sessionExpiresAtMs: number;
  readonly sessionStatus: SessionStatus;
}

export const identityOf = (person: Person, session: Session, nowMs: number): Identity => ({
  ...person,
  sessionType: "bankid",
  sessionExpiresAtMs: session.expiresAtMs,
  sessionStatus: liveStatus(session, nowMs),
});

/** Of a session that the server holds for open: it has a last moment, and until then it is not over. */
export const liveStatus = ({ expiresAtMs }: Session, nowMs: number): SessionStatus =>
  expiresAtMs - nowMs <= WARNING_MS ? "expireSoon" : "valid";
