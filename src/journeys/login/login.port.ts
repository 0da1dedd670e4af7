import type { Person } from "#domain/person/identity.ts";
import type { Session } from "#domain/session/session.ts";
import type {
  BankIdBrowser,
  BankIdDevice,
  BankIdFailure,
  BankIdOrders,
  BankIdSecrets,
} from "#journeys/bankid/bankid-order.port.ts";
import type { BankIdCompletion } from "#journeys/bankid/bankid.port.ts";

/** Logins in progress, in the database: any node can continue one, and none is lost with a node or the cache. */
export interface LoginStore extends BankIdOrders {
  /** Makes the order the visitor's only live one; returns the order references of those it replaced. */
  begin(order: NewLogin): Promise<readonly string[]>;
  /** Undefined also when it is another browser's. Without an id, the browser's latest. */
  find(loginId: string | undefined, browser: BankIdBrowser): Promise<StoredLogin | undefined>;
  /** BankID has identified the person: stores the person and the evidence. False when the order is no longer pending. */
  approve(loginId: string, approval: Approval): Promise<boolean>;
  /** Uses the approval, creates a session and replaces the visitor's id. Undefined when it has been used already. */
  complete(loginId: string, session: NewSession): Promise<NextVisitorId | undefined>;
  /** Replaces the token of the session of a login. Undefined when the former token has been used, or was made a moment ago. */
  completeAgain(loginId: string, token: string, lateness: Lateness): Promise<NextVisitorId | undefined>;
  /** The app has returned to the browser that the order was started in: returns the page to show. */
  markReturned(
    nonce: string,
    browser: BankIdBrowser,
    nowMs: number,
  ): Promise<{ loginId: string; returnPath: string } | undefined>;
  /** Cancels a login in progress and returns its order reference; undefined when there is none. */
  cancel(loginId: string, browser: BankIdBrowser, nowMs: number): Promise<string | undefined>;
}

export interface NewLogin {
  readonly loginId: string;
  readonly owner: string;
  /** Sent once to the browser that starts; we store its hash. */
  readonly loginSecret: string;
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly secrets: BankIdSecrets;
  readonly returnPath: string;
  /** In the URL that the app returns to; we store its hash. Undefined when the app does not return. */
  readonly nonce: string | undefined;
  readonly startedAtMs: number;
}

export interface StoredLogin {
  readonly loginId: string;
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly startedAtMs: number;
  readonly isReturned: boolean;
  readonly state: LoginState;
}

export type LoginState =
  | { readonly kind: "pending"; readonly hintCode: string | undefined; readonly secrets: BankIdSecrets }
  /** BankID has identified the person; on the same device, the return is still awaited. */
  | { readonly kind: "approved"; readonly approvedAtMs: number }
  /** A session has been created from it, once. */
  | { readonly kind: "used"; readonly usedAtMs: number }
  | { readonly kind: "failed"; readonly failure: BankIdFailure }
  /** By the visitor, or by starting another. */
  | { readonly kind: "cancelled" };

export interface Approval {
  readonly completion: BankIdCompletion;
  /** For the audit, beside the evidence. */
  readonly orderRef: string;
  /** For a new person. */
  readonly newPersonId: string;
  /** Whether app and browser have one address; undefined when BankID does not report the app's. */
  readonly isSameAddress: boolean | undefined;
  readonly nowMs: number;
}

export interface NewSession {
  readonly token: string;
  readonly nowMs: number;
  /** The session the browser had before: it ends here. */
  readonly formerToken: string | undefined;
}

/** The new value of the visitor's cookie; the former one is invalid. */
export interface NextVisitorId {
  readonly owner: string;
  readonly generation: number;
}

export interface Lateness {
  readonly nowMs: number;
  /** No younger token is replaced. */
  readonly lateMs: number;
}

/** Sessions, in the database: nothing that may be lost holds a session. Tokens are stored as hashes. */
export interface SessionStore {
  /** Extends the session, unless it has ended. */
  touch(token: string, nowMs: number): Promise<Session | undefined>;
  /** Does not count as use. */
  find(token: string, nowMs: number): Promise<SessionFinding>;
  /** As `find`, and records the first use: from then on no lost cookie is replaced. */
  use(token: string, nowMs: number): Promise<SessionFinding>;
  /** Whether this login created the session. */
  isFrom(token: string, loginId: string): Promise<boolean>;
  end(token: string): Promise<void>;
  person(personId: string): Promise<Person | undefined>;
}

export type SessionFinding =
  | { readonly kind: "live"; readonly session: Session }
  /** Its time is over. */
  | { readonly kind: "expired" }
  | { readonly kind: "none" };
