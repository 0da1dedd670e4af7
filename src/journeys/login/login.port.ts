import type { Person } from "#domain/person/identity.ts";
import type { Session } from "#domain/session/session.ts";
import type {
  BankIdBrowser,
  BankIdDevice,
  BankIdFailure,
  BankIdOrders,
  BankIdSecrets,
} from "#journeys/bankid/bankid-order.port.ts";
import type { BankIdCompletion } from "./bankid.port.ts";

/** Logins under way, in the database: any node can go on with one, and none is lost when a node or a cache is. */
export interface LoginStore extends BankIdOrders {
  /** Makes the order the visitor's only live one; gives the order references of those whose place it took. */
  begin(order: NewLogin): Promise<readonly string[]>;
  /** Undefined also when it is another browser's. Without an id, the browser's latest. */
  find(loginId: string | undefined, browser: BankIdBrowser): Promise<StoredLogin | undefined>;
  /** BankID says who it is: keeps the person and the proof. False when the order is no longer pending. */
  approve(loginId: string, approval: Approval): Promise<boolean>;
  /** Uses the approval up, makes a session of it and replaces the visitor's id. Undefined when it has been used already. */
  complete(loginId: string, session: NewSession): Promise<NextVisitorId | undefined>;
  /** Another token for the session of a login, in the former's place. Undefined when that has been used, or was made a moment ago. */
  completeAgain(loginId: string, token: string, lateness: Lateness): Promise<NextVisitorId | undefined>;
  /** The app has led back to the browser that the order was started in: gives the page to show. */
  markReturned(
    nonce: string,
    browser: BankIdBrowser,
    nowMs: number,
  ): Promise<{ loginId: string; returnPath: string } | undefined>;
  /** Ends what is under way and gives its order reference; undefined when there is nothing to end. */
  cancel(loginId: string, browser: BankIdBrowser, nowMs: number): Promise<string | undefined>;
}

export interface NewLogin {
  readonly loginId: string;
  readonly owner: string;
  /** Told once to the browser that begins; we keep its hash. */
  readonly loginSecret: string;
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly secrets: BankIdSecrets;
  readonly returnPath: string;
  /** In the address that the app leads back to; we keep its hash. Undefined when nothing leads back. */
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
  /** BankID has said who it is; for the same device, the return is still awaited. */
  | { readonly kind: "approved"; readonly approvedAtMs: number }
  /** A session has been made of it, once. */
  | { readonly kind: "used"; readonly usedAtMs: number }
  | { readonly kind: "failed"; readonly failure: BankIdFailure }
  /** By the visitor, or by starting another. */
  | { readonly kind: "cancelled" };

export interface Approval {
  readonly completion: BankIdCompletion;
  /** For the audit, beside the proof. */
  readonly orderRef: string;
  /** For a person who has not been here before. */
  readonly newPersonId: string;
  /** Whether app and browser have one address; undefined when BankID does not tell the app's. */
  readonly isSameAddress: boolean | undefined;
  readonly nowMs: number;
}

export interface NewSession {
  readonly token: string;
  readonly nowMs: number;
  /** The session the browser had before: it ends here. */
  readonly formerToken: string | undefined;
}

/** What the visitor's cookie holds from now on; the former one is nobody's. */
export interface NextVisitorId {
  readonly owner: string;
  readonly generation: number;
}

export interface Lateness {
  readonly nowMs: number;
  /** Nothing younger than this is replaced. */
  readonly lateMs: number;
}

/** Who is logged in, in the database: nothing that may be lost holds a session. Tokens are stored as hashes. */
export interface SessionStore {
  /** Puts the end off, unless it has come. */
  touch(token: string, nowMs: number): Promise<Session | undefined>;
  /** Does not count as use. */
  find(token: string, nowMs: number): Promise<SessionFinding>;
  /** As `find`, and records the first use: from then on no lost cookie is replaced. */
  use(token: string, nowMs: number): Promise<SessionFinding>;
  /** Whether the session came of this login. */
  isFrom(token: string, loginId: string): Promise<boolean>;
  end(token: string): Promise<void>;
  person(personId: string): Promise<Person | undefined>;
}

export type SessionFinding =
  | { readonly kind: "live"; readonly session: Session }
  /** Its time is up. */
  | { readonly kind: "expired" }
  | { readonly kind: "none" };
