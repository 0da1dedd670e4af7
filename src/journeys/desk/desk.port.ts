import type { WithdrawalState } from "#journeys/after-order/withdrawal.port.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { OrderState } from "#journeys/order/order.port.ts";

/** Orders as those of us see them who help customers. */
export interface DeskStore {
  /** Written before anything is shown: who, when and what. */
  note(read: DeskRead): Promise<void>;
  /**
   * What waits for a person: orders that nobody knows the end of, withdrawals that a provider refused or never answered, notices
   * that a former insurer never got.
   */
  waiting(limit: number): Promise<CaseLine[]>;
  /** How many those are. Says nothing of anybody, so it is not written down. */
  countWaiting(): Promise<number>;
  byId(orderId: string): Promise<CaseLine[]>;
  /** Those whose id begins so: what an order number says. */
  byBeginning(beginning: string, limit: number): Promise<CaseLine[]>;
  /** The latest first. */
  byEmail(email: string, limit: number): Promise<CaseLine[]>;
  /** How an address is named where it must not be written. */
  hashEmail(email: string): string;
  /** Of whoever the order is for, by the twelve digits. The latest first. */
  byPerson(personalNumber: string, limit: number): Promise<CaseLine[]>;
  hashPerson(personalNumber: string): string;
  load(orderId: string): Promise<CaseRecord | undefined>;
  /** Once per order: `taken` when somebody has said something else before; only of an uncertain order. */
  addCheck(check: OrderCheck): Promise<"written" | "taken" | "not-uncertain">;
  loadCheck(orderId: string): Promise<OrderCheck | undefined>;
  /** Checks that the order's workflow has not carried out. */
  openChecks(limit: number): Promise<string[]>;
  finishCheck(orderId: string): Promise<void>;
  /** The same post again adds nothing. False when there is no such order. */
  addNote(note: NewCaseNote): Promise<boolean>;
  /** Of an order whose withdrawal waits for a person. */
  openWithdrawal(orderId: string): Promise<OpenWithdrawal | undefined>;
  /**
   * Closes it with the mail that tells the customer, together or not at all; gives back the mail's id. Undefined when it waits
   * for nobody, or somebody else was first.
   */
  closeWithdrawal(closing: WithdrawalClosing): Promise<string | undefined>;
  /** Of an order whose notice to the former insurer was lost, until somebody has seen to it. */
  openCancellation(orderId: string): Promise<OpenCancellation | undefined>;
  /** With its mail, as a withdrawal is closed. */
  closeCancellation(closing: CancellationClosing): Promise<string | undefined>;
}

export interface OpenWithdrawal {
  readonly orderId: string;
  readonly vertical: string;
  readonly providerName: string;
  /** As the customer stated them: the answer goes where the receipt went. */
  readonly name: string;
  readonly email: string;
}

export interface WithdrawalClosing {
  readonly orderId: string;
  readonly staffId: string;
  /** ended: the provider has ended the insurance. kept: it goes on. */
  readonly outcome: "ended" | "continued";
  /** Written to the customer, encrypted. */
  readonly reason: string;
  readonly mail: NewMail;
}

export interface OpenCancellation {
  readonly orderId: string;
  readonly vertical: string;
  /** The former one. */
  readonly insurerName: string;
  readonly name: string;
  readonly email: string;
}

/** cancelled: the former insurer has ended its insurance. left-to-customer: it has not, and the customer will see to it. */
export type CancellationEnding = "cancelled" | "left-to-customer";

export interface CancellationClosing {
  readonly orderId: string;
  readonly staffId: string;
  readonly outcome: CancellationEnding;
  /** The words to the customer are in it, and nowhere else. */
  readonly mail: NewMail;
}

export interface DeskRead {
  readonly staffId: string;
  readonly action: "list" | "search-number" | "search-email" | "search-person" | "read";
  readonly subject: string;
}

export interface CaseLine {
  readonly orderId: string;
  readonly vertical: string;
  readonly providerName: string;
  readonly state: OrderState;
  readonly acceptedAtMs: number;
  readonly withdrawal: WithdrawalState | undefined;
  /** Of a notice that was lost: whether somebody has seen to it. */
  readonly notice: "lost" | "closed" | undefined;
  /** Made by our own program of demonstration data. */
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
  /** What the former insurer was asked, and where. */
  readonly cancellation: { readonly insurerName: string; readonly endsOn: string; readonly sentTo: string } | undefined;
  /** What the customer signed with BankID, where the order had to be. */
  readonly signature: { readonly signedAtMs: number; readonly text: string } | undefined;
  readonly events: readonly CaseEvent[];
  readonly check: OrderCheck | undefined;
  /** What staff have written for each other, the newest first. */
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
  /** Which form on which page was sent. */
  readonly formId: string;
}

export interface CaseEvent {
  readonly atMs: number;
  /** As the tables call it: `order.placed`, `mail.order-confirmation.sent`, `withdrawal.refused`, `read`. */
  readonly kind: string;
  /** A number of an attempt, or what was found out. */
  readonly detail: string;
}

export interface OrderCheck {
  readonly orderId: string;
  readonly staffId: string;
  readonly outcome: "placed" | "refused";
  /** The provider's number of an order that it has. */
  readonly providerOrderId: string | undefined;
}
