import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { UNCONFIRMED_ANSWERS } from "#domain/application/answer-state.ts";
import type { DeliveryProgress, DeskEnding } from "#domain/delivery/delivery-progress.ts";
import type { DeliveryState } from "#domain/delivery/delivery-state.ts";
import type { MissingConfirmation } from "#domain/order/confirmation-state.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { CheckOutcome, OrderState } from "#domain/order/order-state.ts";

/** Orders, as support sees them. */
export interface DeskStore {
  /** Written before anything is shown: who, when and what. */
  note(read: DeskRead): Promise<void>;
  /**
   * Cases for staff: uncertain orders, withdrawals that a provider refused or never answered, notices
   * that a former insurer never got or has not confirmed, deliveries that a provider refused or never finished, confirmations
   * that did not reach the customer.
   */
  waiting(limit: number): Promise<CaseLine[]>;
  /** Answers to applications that a provider should have confirmed before the given time. */
  unconfirmed(before: Date, limit: number): Promise<UnconfirmedAnswer[]>;
  countUnconfirmed(before: Date): Promise<number>;
  /** The number of waiting cases of orders. It reveals no personal data, so the read is not logged. */
  countWaiting(): Promise<number>;
  byId(orderId: string): Promise<CaseLine[]>;
  /** Those whose id begins with it: an order number is the beginning of an id. */
  byBeginning(beginning: string, limit: number): Promise<CaseLine[]>;
  /** The latest first. */
  byEmail(email: string, limit: number): Promise<CaseLine[]>;
  /** The hash of an address, for logs that must not contain the address. */
  hashEmail(email: string): string;
  /** By the twelve digits of the person the order is for. The latest first. */
  byPerson(personalNumber: string, limit: number): Promise<CaseLine[]>;
  hashPerson(personalNumber: string): string;
  load(orderId: string): Promise<CaseRecord | undefined>;
  /** Once per order: `taken` when a different check exists; only for an uncertain order. */
  addCheck(check: OrderCheck): Promise<"written" | "taken" | "not-uncertain">;
  loadCheck(orderId: string): Promise<OrderCheck | undefined>;
  /** Checks that the order's workflow has not executed. */
  openChecks(limit: number): Promise<string[]>;
  finishCheck(orderId: string): Promise<void>;
  /** A repeated post adds nothing. False when there is no such order. */
  addNote(note: NewCaseNote): Promise<boolean>;
  /** Of an order whose withdrawal waits for staff. */
  openWithdrawal(orderId: string): Promise<OpenWithdrawal | undefined>;
  /**
   * Closes it with the mail to the customer, together or not at all; returns the mail's id. Undefined when it does not wait
   * for staff, or a colleague was first.
   */
  closeWithdrawal(closing: WithdrawalClosing): Promise<string | undefined>;
  /** Of an order whose notice to the former insurer was lost or not confirmed, until the case is closed. */
  openCancellation(orderId: string): Promise<OpenCancellation | undefined>;
  /** With its mail, as a withdrawal is closed. */
  closeCancellation(closing: CancellationClosing): Promise<string | undefined>;
  /** Of an order whose delivery waits for staff. */
  openDelivery(orderId: string): Promise<OpenDelivery | undefined>;
  /**
   * The change, its history, who made it, the reason as a note, and the mail: together or not at all. False when the delivery does not
   * wait for staff, or a colleague was first.
   */
  closeDelivery(closing: DeliveryClosing): Promise<boolean>;
}

/** What an applicant has done and the provider has not confirmed. The workflow repeats it; staff ask the provider. */
export interface UnconfirmedAnswer {
  /** Our reference at the provider. */
  readonly answerId: string;
  readonly vertical: string;
  readonly providerName: string;
  readonly state: (typeof UNCONFIRMED_ANSWERS)[number];
  readonly changedAtMs: number;
}

export interface OpenDelivery {
  readonly orderId: string;
  readonly providerName: string;
  readonly subscriptionName: string;
  readonly name: string;
  readonly email: string;
  readonly progress: DeliveryProgress;
  /** How often it has been restarted before. */
  readonly restarts: number;
}

export interface DeliveryClosing {
  readonly orderId: string;
  readonly staffId: string;
  readonly outcome: DeskEnding;
  readonly to: DeliveryProgress;
  /** Stored encrypted, as a note. */
  readonly reason: string;
  /** To the customer; undefined when the delivery is restarted. */
  readonly mail: NewMail | undefined;
}

export interface OpenWithdrawal {
  readonly orderId: string;
  readonly vertical: string;
  readonly providerName: string;
  /** From the customer's statement: the answer goes to the address of the receipt. */
  readonly name: string;
  readonly email: string;
}

export interface WithdrawalClosing {
  readonly orderId: string;
  readonly staffId: string;
  /** ended: the provider has ended the insurance. continued: the insurance continues. */
  readonly outcome: "ended" | "continued";
  /** Sent to the customer, stored encrypted. */
  readonly reason: string;
  readonly mail: NewMail;
}

export interface OpenCancellation {
  readonly orderId: string;
  readonly vertical: string;
  /** The former insurer. */
  readonly insurerName: string;
  readonly name: string;
  readonly email: string;
  /** The customer has taken it back, and the insurer is to answer that. */
  readonly isRevoked: boolean;
}

/**
 * cancelled: the former insurer has ended its insurance. left-to-customer: it has not, and the customer will do it. continued
 * and not-continued: the customer has revoked the cancellation, and the insurer goes on or does not.
 */
export type CancellationEnding = "cancelled" | "left-to-customer" | "continued" | "not-continued";

export interface CancellationClosing {
  readonly orderId: string;
  readonly staffId: string;
  readonly outcome: CancellationEnding;
  /** Holds the only copy of the text to the customer. */
  readonly mail: NewMail;
}

export interface DeskRead {
  readonly staffId: string;
  readonly action: "list" | "search-number" | "search-email" | "search-person" | "search-reference" | "read";
  readonly subject: string;
}

export interface CaseLine {
  readonly orderId: string;
  readonly vertical: string;
  readonly providerName: string;
  readonly state: OrderState;
  readonly acceptedAtMs: number;
  readonly withdrawal: WithdrawalState | undefined;
  /** For a lost notice, and for one that was not confirmed in time: whether its case is closed. */
  readonly notice: "lost" | "closed" | "unconfirmed" | "answered" | "revoked" | "continued" | undefined;
  /** Of an order that is followed until it is delivered. */
  readonly delivery: DeliveryState | undefined;
  /** Of a confirmation that did not reach the customer, until one has. */
  readonly confirmation: MissingConfirmation | undefined;
  /** Created by our demonstration data program. */
  readonly isDemo: boolean;
}

export interface CaseRecord extends CaseLine {
  readonly providerSlug: string;
  readonly providerOrderId: string | undefined;
  readonly message: string | undefined;
  readonly yearlyFeeOre: number;
  readonly startDate: string;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Without its last digits. */
  readonly maskedNumber: string;
  readonly withdrawalMessage: string | undefined;
  /** What the former insurer was asked, and its address. */
  readonly cancellation: { readonly insurerName: string; readonly endsOn: string; readonly sentTo: string } | undefined;
  /** What the customer signed with BankID, where a signature was required. */
  readonly signature: { readonly signedAtMs: number; readonly text: string } | undefined;
  readonly events: readonly CaseEvent[];
  readonly check: OrderCheck | undefined;
  /** Notes of staff for each other, the newest first. */
  readonly notes: readonly CaseNote[];
}

export interface CaseNote {
  readonly atMs: number;
  /** Undefined when the colleague has no account any more. */
  readonly author: string | undefined;
  readonly text: string;
}

export interface NewCaseNote {
  readonly orderId: string;
  readonly staffId: string;
  /** Stored encrypted. */
  readonly text: string;
  /** Identifies the form on the page that was sent. */
  readonly formId: string;
}

export interface CaseEvent {
  readonly atMs: number;
  /** The name in the tables: `order.placed`, `mail.order-confirmation.sent`, `withdrawal.refused`, `read`. */
  readonly kind: string;
  /** The number of an attempt, or the result of a check. */
  readonly detail: string;
}

export interface OrderCheck {
  readonly orderId: string;
  readonly staffId: string;
  readonly outcome: CheckOutcome;
  /** The provider's number of an order that exists there. */
  readonly providerOrderId: string | undefined;
}
