import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { VisitorIds } from "#journeys/identity/visitor-ids.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { BankId } from "./bankid.port.ts";
import type { LoginStore, SessionStore } from "./login.port.ts";

export interface LoginEvent {
  readonly loginId: string | undefined;
  readonly outcome: "started" | "not-started" | "complete" | "reissued" | "failed" | "returned" | "return-refused";
  readonly reason?: string | undefined;
}

/** What logging in needs, handed over by main. */
export interface LoginPorts {
  readonly bankId: BankId;
  readonly logins: LoginStore;
  readonly sessions: SessionStore;
  readonly visitorIds: Pick<VisitorIds, "replaced" | "end">;
  readonly clock: Clock;
  newId(): string;
  /** 256 random bits. */
  newToken(): string;
  /** What BankID may know the browser by: not what our own rows are owned by. */
  deviceIdentifier(owner: string): string;
  /** Where the app leads back to. */
  returnUrl(nonce: string): string;
  /** Ours, as people see it. */
  readonly domain: string;
  /** Every login and how it ends is written down (ASVS 16.3.1), by our own id and BankID's code. */
  noted(event: LoginEvent): void;
  /** BankID calls a login risky, and the app has another address than the browser. The person is told on the page. */
  foundUnusual(login: { readonly loginId: string; readonly device: BankIdDevice }): void;
  /** Told when an order that nobody wants any more could not be called off; it ends by itself. */
  cancelFailed(error: unknown): void;
}
