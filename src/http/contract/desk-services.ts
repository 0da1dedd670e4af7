import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { CheckOutcome, OrderState } from "#domain/order/order-state.ts";
import type { Checked } from "#domain/validation/checked.ts";

/** Orders and cases, for a person whom the page has seen to be of support. Every reading is written down before it is shown. */
export interface DeskServices {
  waiting(staffId: string): Promise<DeskLine[]>;
  countWaiting(): Promise<number>;
  search(typed: string, staffId: string): Promise<Checked<DeskFound>>;
  read(orderId: string, staffId: string): Promise<DeskCase | undefined>;
  check(
    orderId: string,
    typed: { outcome: string; providerOrderId: string },
    staffId: string,
  ): Promise<Checked<"written"> | "taken" | "not-uncertain">;
  closeWithdrawal(
    orderId: string,
    typed: { ending: string; reason: string },
    staffId: string,
  ): Promise<Checked<"written"> | "not-open">;
  closeCancellation(
    orderId: string,
    typed: { ending: string; reason: string },
    staffId: string,
  ): Promise<Checked<"written"> | "not-lost">;
  writeNote(
    orderId: string,
    typed: { note: string; noteForm: string },
    staffId: string,
  ): Promise<Checked<"written"> | "unknown">;
}

export interface DeskFound {
  readonly lines: readonly DeskLine[];
  /** Of a search by personal number, without its last digits. */
  readonly maskedNumber?: string;
}

export interface DeskLine {
  readonly orderId: string;
  readonly vertical: string;
  readonly providerName: string;
  readonly state: OrderState;
  readonly acceptedAtMs: number;
  readonly withdrawal: WithdrawalState | undefined;
  readonly notice: "lost" | "closed" | undefined;
  readonly isDemo: boolean;
}

export interface DeskCase extends DeskLine {
  readonly providerOrderId: string | undefined;
  readonly message: string | undefined;
  readonly yearlyFeeOre: number;
  readonly startDate: string;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly maskedNumber: string;
  readonly withdrawalMessage: string | undefined;
  readonly cancellation: { readonly insurerName: string; readonly endsOn: string; readonly sentTo: string } | undefined;
  readonly signature: { readonly signedAtMs: number; readonly text: string } | undefined;
  readonly events: readonly { readonly atMs: number; readonly kind: string; readonly detail: string }[];
  readonly check: { readonly outcome: CheckOutcome; readonly providerOrderId: string | undefined } | undefined;
  readonly notes: readonly DeskNote[];
}

/** To colleagues, never to the customer. */
export interface DeskNote {
  readonly atMs: number;
  /** Undefined when the colleague has no account any more. */
  readonly author: string | undefined;
  readonly text: string;
}

/** The simulated outside world; there is none in production. */
export interface SimulatorServices {
  magic(): Promise<readonly MagicList[]>;
  targets(): Promise<readonly SimulatedTarget[]>;
  /** False for a target or a fault that there is none of. Without a fault the target is well again. */
  setFault(target: string, kind: string | undefined): Promise<boolean>;
  clearFaults(): Promise<void>;
}

/** Inputs that make something happen in one vertical. */
export interface MagicList {
  readonly vertical: string;
  /** The wire name of the field they are typed in. */
  readonly field: string;
  readonly inputs: readonly { readonly input: string; readonly effect: string }[];
  /** Whom the numbers in the inputs mean, counted from one. */
  readonly order: readonly string[];
}

export interface SimulatedTarget {
  readonly target: string;
  readonly faults: readonly { readonly kind: string; readonly share: number }[];
}

export const SIMULATED_FAULTS = [
  "slow",
  "hang",
  "reset",
  "garbage",
  "truncate",
  "5xx",
  "duplicate-answer",
  "answer-lost",
] as const;
