import type { OfferAgreement } from "#domain/application/shown-offer.ts";
import type { BankIdDevice, BankIdFailure, BankIdOrders, BankIdSecrets } from "#journeys/bankid/bankid-order.port.ts";

/** Offers that their applicant signs, in the database: any node can continue one. */
export interface AcceptanceStore extends BankIdOrders {
  /** Makes it the only live one of its answer; returns the order references of those it replaced. Undefined when one has been signed. */
  begin(acceptance: NewAcceptance): Promise<readonly string[] | undefined>;
  latest(answerId: string): Promise<StoredAcceptance | undefined>;
  /** Stores the signature before anything is done with it. False when it is no longer pending. */
  approve(acceptanceId: string, evidence: string, nowMs: number): Promise<boolean>;
  /** The app has returned to a browser of the applicant. False for a nonce that is not this one's. */
  markReturned(acceptanceId: string, nonce: string, nowMs: number): Promise<boolean>;
  /** The offer has been accepted with it. */
  use(acceptanceId: string, nowMs: number): Promise<void>;
  /** Returns its order reference at BankID, if there is one to cancel. */
  cancel(acceptanceId: string, nowMs: number): Promise<string | undefined>;
  /** Live ones that no browser has asked about since the given time. */
  forgotten(askedBefore: Date, limit: number): Promise<readonly StoredAcceptance[]>;
}

/** What is signed, as it was shown. */
export interface AcceptanceContent {
  /** The provider's own. */
  readonly offerId: string;
  readonly agreement: OfferAgreement;
}

interface Acceptance {
  readonly acceptanceId: string;
  readonly answerId: string;
  readonly content: AcceptanceContent;
  readonly contentHash: string;
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly startedAtMs: number;
}

export interface NewAcceptance extends Acceptance {
  readonly secrets: BankIdSecrets;
  /** In the URL that the app returns to; we store its hash. */
  readonly nonce: string | undefined;
}

export interface StoredAcceptance extends Acceptance {
  readonly isReturned: boolean;
  readonly state: AcceptanceState;
}

export type AcceptanceState =
  | { readonly kind: "pending"; readonly hintCode: string | undefined; readonly secrets: BankIdSecrets }
  /** Signed; on the same device the return is still awaited. */
  | { readonly kind: "approved"; readonly approvedAtMs: number }
  | { readonly kind: "used" }
  | { readonly kind: "failed"; readonly failure: BankIdFailure }
  | { readonly kind: "cancelled" };
