import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Withdrawals as Postgres keeps them: one per order, ours to carry to the provider from the moment its row is there. */
export interface WithdrawalStore {
  /** Keeps the withdrawal and its receipt together, or gives back the one that the order already has. */
  accept(withdrawal: NewWithdrawal): Promise<StoredWithdrawal>;
  ofOrder(orderId: string): Promise<StoredWithdrawal | undefined>;
  load(withdrawalId: string): Promise<PendingWithdrawal | undefined>;
  /** A settled one stays as it is. */
  settle(withdrawalId: string, outcome: WithdrawalOutcome): Promise<void>;
  unsettled(page: UnsettledWithdrawals): Promise<string[]>;
}

export interface NewWithdrawal {
  readonly withdrawalId: string;
  readonly orderId: string;
  /** What the customer stated, encrypted: who they are and where the receipt goes. */
  readonly name: string;
  readonly email: string;
  readonly askedAtMs: number;
  readonly receipt: NewMail;
}

/**
 * accepted: the customer has withdrawn and has a receipt; the provider is being told. told: the provider has confirmed.
 * unsettled by the provider: `refused` with its reason, or `uncertain` when it never answered; both are for a person, who
 * closes it: `ended`, the provider has ended the insurance after all, or `kept`, it goes on.
 */
export type WithdrawalState = "accepted" | "confirmed" | "refused" | "uncertain" | "ended" | "continued";

export interface StoredWithdrawal {
  readonly withdrawalId: string;
  readonly name: string;
  readonly email: string;
  readonly askedAtMs: number;
  readonly state: WithdrawalState;
  readonly receiptMailId: string;
  /** What the customer was told when a person closed it. */
  readonly closing: string | undefined;
}

/** What the provider needs to know; nothing of the person. */
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
