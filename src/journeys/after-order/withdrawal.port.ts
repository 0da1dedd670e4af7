import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Withdrawals in Postgres: one per order; once its row exists, we must send it to the provider. */
export interface WithdrawalStore {
  /** Stores the withdrawal and its receipt together, or returns the one that the order already has. */
  accept(withdrawal: NewWithdrawal): Promise<StoredWithdrawal>;
  /** Later than the withdrawal. False when nothing was cancelled, it never left us, or it has been revoked. */
  takeBack(orderId: string, mails: TakeBack): Promise<boolean>;
  ofOrder(orderId: string): Promise<StoredWithdrawal | undefined>;
  load(withdrawalId: string): Promise<PendingWithdrawal | undefined>;
  /** A settled one is not changed. */
  settle(withdrawalId: string, outcome: WithdrawalOutcome): Promise<void>;
  unsettled(page: UnsettledWithdrawals): Promise<string[]>;
}

export interface NewWithdrawal {
  readonly withdrawalId: string;
  readonly orderId: string;
  /** The customer's statement, encrypted: the name, and the address of the receipt. */
  readonly name: string;
  readonly email: string;
  readonly askedAtMs: number;
  readonly receipt: NewMail;
  /** The customer wants the former agreement to go on. */
  readonly takeBack: TakeBack | undefined;
}

/** The request to the former insurer, and the customer's copy of it. */
export interface TakeBack {
  readonly notice: NewMail;
  readonly copy: NewMail;
}

export interface StoredWithdrawal {
  readonly withdrawalId: string;
  readonly name: string;
  readonly email: string;
  readonly askedAtMs: number;
  readonly state: WithdrawalState;
  readonly receiptMailId: string;
  /** The text to the customer when staff closed it. */
  readonly closing: string | undefined;
}

/** What the provider needs; no personal data. */
export interface PendingWithdrawal {
  readonly orderId: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly askedAtMs: number;
  readonly state: WithdrawalState;
}

export type WithdrawalOutcome =
  | { readonly state: "confirmed" }
  | { readonly state: "refused"; readonly why: string }
  | { readonly state: "uncertain"; readonly why: string };

export interface UnsettledWithdrawals {
  readonly askedBefore: Date;
  readonly limit: number;
  readonly afterId?: string;
}
