import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { VisitorIds } from "#journeys/identity/visitor-ids.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { BankId } from "#journeys/bankid/bankid.port.ts";
import type { LoginStore, SessionStore } from "./login.port.ts";

export interface LoginEvent {
  readonly loginId: string | undefined;
  readonly outcome: "started" | "not-started" | "complete" | "reissued" | "failed" | "returned" | "return-refused";
  readonly reason?: string | undefined;
}

/** The dependencies of a login, passed by main. */
export interface LoginPorts {
  readonly bankId: BankId;
  readonly logins: LoginStore;
  readonly sessions: SessionStore;
  readonly visitorIds: Pick<VisitorIds, "replaced" | "end">;
  readonly clock: Clock;
  newId(): string;
  /** 256 random bits. */
  newToken(): string;
  /** How BankID identifies the browser: not the owner of our own rows. */
  deviceIdentifier(owner: string): string;
  /** Where the app returns to. */
  returnUrl(nonce: string): string;
  /** Our public domain. */
  readonly domain: string;
  /** Every login and its end is logged (ASVS 16.3.1), by our own id and BankID's code. */
  noted(event: LoginEvent): void;
  /** BankID reports a risk, and the app has another address than the browser. The page warns the person. */
  foundUnusual(login: { readonly loginId: string; readonly device: BankIdDevice }): void;
  /** Called when an abandoned order could not be cancelled; it ends by itself. */
  cancelFailed(error: unknown): void;
}
