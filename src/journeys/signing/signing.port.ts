import type { ApplyingParty } from "#domain/application/draft-state.ts";
import type {
  BankIdBrowser,
  BankIdDevice,
  BankIdFailure,
  BankIdOrders,
  BankIdSecrets,
} from "#journeys/bankid/bankid-order.port.ts";
import type { NewOrder, OrderSignature } from "#journeys/order/order.port.ts";
import type { SignedText } from "#domain/bankid/signed-text.ts";

/** Orders that wait for their customer's signature, in the database: any node can continue one. */
export interface SigningStore extends BankIdOrders {
  /**
   * Makes it the only live one of its result; returns the order references of those it replaced. Undefined when one has been signed and will
   * become the order.
   */
  begin(signing: NewSigning): Promise<readonly string[] | undefined>;
  /** Undefined also when it is another browser's. */
  find(signingId: string, browser: BankIdBrowser): Promise<StoredSigning | undefined>;
  /** The newest of a result that this browser started. */
  latest(resultId: string, browser: BankIdBrowser): Promise<StoredSigning | undefined>;
  /** The current state, for a caller that has found it before. */
  reload(signingId: string): Promise<StoredSigning | undefined>;
  /** Stores the signature before anything is done with it. False when the signing is no longer pending. */
  approve(signingId: string, evidence: string, nowMs: number): Promise<boolean>;
  /** The app has returned to the browser that the signing was started in; returns the page to show. */
  markReturned(nonce: string, browser: BankIdBrowser, nowMs: number): Promise<ReturnedSigning | undefined>;
  /** Cancels a signing in progress; returns its order reference at BankID, if there is one to cancel. */
  cancel(signingId: string, browser: BankIdBrowser, nowMs: number): Promise<string | undefined>;
  /** Live ones that no browser has asked about since the given time. */
  forgotten(askedBefore: Date, limit: number): Promise<readonly StoredSigning[]>;
}

export interface ReturnedSigning {
  readonly signingId: string;
  readonly returnPath: string;
}

/** What is signed, as it was shown and agreed to: an order, or an application. */
export type SigningContent = OrderToSign | ApplicationToSign;

export interface OrderToSign extends ShownToSigner {
  readonly order: NewOrder;
}

export interface ApplicationToSign extends ShownToSigner {
  readonly application: SignedApplication;
}

/** `resultId` is that of the draft and of who signs it, `orderId` that of the application. */
export interface SignedApplication extends Pick<
  NewOrder,
  "owner" | "vertical" | "resultId" | "orderId" | "personal" | "fields"
> {
  readonly draftId: string;
  readonly party: ApplyingParty;
}

/** What an order and an application have in common. */
export const subjectOf = (content: SigningContent): OrderToSign["order"] | SignedApplication =>
  "order" in content ? content.order : content.application;

interface ShownToSigner {
  /** The values in the form, as the customer posted them: shown again when they go back. */
  readonly values: Readonly<Record<string, string>>;
  readonly text: SignedText;
}

export interface NewSigning {
  readonly signingId: string;
  /** Sent once to the browser that starts; we store its hash. */
  readonly signingSecret: string;
  readonly content: SigningContent;
  readonly contentHash: string;
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly secrets: BankIdSecrets;
  readonly returnPath: string;
  /** In the URL that the app returns to; we store its hash. */
  readonly nonce: string | undefined;
  readonly startedAtMs: number;
}

export interface StoredSigning {
  readonly signingId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly resultId: string;
  readonly orderId: string;
  readonly contentHash: string;
  /** Undefined when the order has been accepted: the order holds it. */
  readonly content: SigningContent | undefined;
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly returnPath: string;
  readonly startedAtMs: number;
  readonly isReturned: boolean;
  readonly state: SigningState;
}

export type SigningState =
  | { readonly kind: "pending"; readonly hintCode: string | undefined; readonly secrets: BankIdSecrets }
  /** Signed; on the same device the return is still awaited. */
  | { readonly kind: "approved"; readonly approvedAtMs: number; readonly evidence: string }
  /** The order has been accepted. */
  | { readonly kind: "used" }
  | { readonly kind: "failed"; readonly failure: BankIdFailure }
  | { readonly kind: "cancelled" };

/** The signature of an order, for those who may see the order. */
export interface OrderSignatures {
  find(orderId: string): Promise<Pick<OrderSignature, "signedAtMs" | "text" | "contentHash"> | undefined>;
}
