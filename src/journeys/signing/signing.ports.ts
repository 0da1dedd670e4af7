import type { IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
import type { BankId } from "#journeys/bankid/bankid.port.ts";
import type { AcceptOrderPorts } from "#journeys/order/accept-order.ts";
import type { OrderSignature, OrderStore } from "#journeys/order/order.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { SignedApplication, SigningStore } from "./signing.port.ts";

export interface SigningEvent {
  readonly signingId: string | undefined;
  readonly orderId?: string | undefined;
  readonly outcome:
    | "started"
    | "not-started"
    | "signed"
    | "accepted"
    | "failed"
    | "cancelled"
    | "returned"
    | "return-refused";
  readonly reason?: string | undefined;
}

export interface SigningPorts extends AcceptOrderPorts {
  readonly orders: Pick<OrderStore, "accept" | "acceptSigned" | "findActive">;
  /** What a signed application becomes: false when the signing has been cancelled or used for another one. */
  acceptApplication(application: SignedApplication, signature: OrderSignature): Promise<boolean>;
  readonly bankId: BankId;
  readonly signings: SigningStore;
  readonly identified: Pick<IdentifiedPersons, "record">;
  readonly clock: Clock;
  newId(): string;
  /** 256 random bits. */
  newToken(): string;
  /** How BankID identifies the browser: not the owner of our own rows. */
  deviceIdentifier(owner: string): string;
  /** Where the app returns to. */
  returnUrl(nonce: string): string;
  /** Every signing and its end is logged, by our own ids and BankID's code. */
  noted(event: SigningEvent): void;
  /** An abandoned order at BankID could not be cancelled; it ends by itself. */
  cancelFailed(error: unknown): void;
}
