import type { WithdrawalPhase } from "#domain/after-order/withdrawal-state.ts";
import { isWithinWithdrawalPeriod, lastWithdrawalDay } from "#domain/after-order/withdrawal-period.ts";
import type { ShownConfirmation } from "#domain/order/confirmation-state.ts";
import type { PriceLine } from "#domain/offer/price.ts";
import type { ShownDelivery } from "#domain/delivery/describe-delivery.ts";
import {
  mayBeContract,
  type OrderPhase,
  type OrderState,
  shownState,
  type ShownOrderState,
} from "#domain/order/order-state.ts";

/** An order as its person sees it among their own. */
export interface AccountOrder {
  readonly orderId: string;
  readonly vertical: string;
  /** "bilförsäkring". */
  readonly product: string;
  readonly providerName: string;
  readonly providerSlug: string;
  readonly subscriptionName: string;
  /** What it is an insurance of, as it is written: "SPV 24K". */
  readonly thing: string | undefined;
  readonly state: AccountOrderState;
  readonly phase: OrderPhase;
  readonly providerOrderId: string | undefined;
  /** What is paid each time. */
  readonly fee: Pick<PriceLine, "value" | "unit">;
  /** What that makes in a year; missing where the year is paid at once. */
  readonly yearlyFeeOre?: number;
  /** The fee is of no agreed amount. */
  readonly isEstimated?: true;
  /** What is saved in a year, and against whose insurance; only of a valid order. */
  readonly saving?: { readonly yearlyOre: number; readonly comparedWith: string } | undefined;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly orderedAtMs: number;
  /** Undefined for an order that needed no signature. */
  readonly signedAtMs: number | undefined;
  readonly withdrawal: OrderWithdrawal;
  /** How far its delivery has come, where it is followed. */
  readonly delivery?: ShownDelivery | undefined;
  /** Only where the confirmation did not arrive. */
  readonly confirmation?: ShownConfirmation | undefined;
  /** The state of the insurance that was left; undefined where we end none. */
  readonly former: FormerInsurance | undefined;
  /** What it takes the place of, and the first day that this does not cover; undefined when that is unknown. */
  readonly replaces?: { readonly providerName: string; readonly endsOn: string } | undefined;
  /** What must be seen together with the price, as before the order. */
  readonly notices: readonly string[];
  /** What it covers, its terms and its excesses, a line each. */
  readonly terms: readonly { readonly name: string; readonly text: string }[];
  /** What the customer has answered for the order; missing where it is all in the search. */
  readonly answers?: readonly { readonly name: string; readonly text: string }[];
  /** It is an insurance that the person has: there is help when something has happened. */
  readonly hasClaims?: true;
  readonly factSheet: { readonly name: string; readonly url: string } | undefined;
  /** Of a demonstration, and marked as such wherever it is shown. */
  readonly isDemo?: true;
}

/**
 * sending: on its way to the provider. waiting: the customer has something to do there. starting: placed, and begins on a day
 * to come. The rest as they are shown after an order.
 */
export type AccountOrderState = Exclude<ShownOrderState, "open"> | "sending" | "starting" | "withdrawn";

export type OrderWithdrawal =
  | { readonly kind: "none" }
  | { readonly kind: "open" | "over"; readonly lastDay: string }
  | ({ readonly kind: "withdrawn" } & WithdrawalStatus);

export interface WithdrawalStatus {
  readonly atMs: number;
  readonly outcome: WithdrawalPhase;
  /** What we wrote when a person closed it. */
  readonly closing: string | undefined;
}

/** OP-30: what is true, whatever a page has been closed. */
export type FormerInsurance =
  | { readonly kind: "not-asked" }
  | {
      /** queued: the letter is on its way. failed: it did not arrive, or that is unknown. confirmed: the insurer knows, with or without the letter. */
      readonly kind: "queued" | "sent" | "failed" | "confirmed";
      readonly insurerName: string;
      readonly endsOn: string;
      readonly askedAtMs: number;
    };

export function accountOrderState(
  stored: OrderState,
  { isWithdrawn, startDate, today }: { isWithdrawn: boolean; startDate: string; today: string },
): AccountOrderState {
  if (isWithdrawn) return "withdrawn";
  const state = shownState(stored);
  if (state === "open") return "sending";
  return state === "placed" && startDate > today ? "starting" : state;
}

export function orderWithdrawal(
  order: { readonly state: OrderState; readonly settledAtMs: number | undefined },
  withdrawn: WithdrawalStatus | undefined,
  nowMs: number,
): OrderWithdrawal {
  if (withdrawn) return { kind: "withdrawn", ...withdrawn };
  if (!mayBeContract(order.state) || order.settledAtMs === undefined) return { kind: "none" };
  const kind = isWithinWithdrawalPeriod(order.settledAtMs, nowMs) ? "open" : "over";
  return { kind, lastDay: lastWithdrawalDay(order.settledAtMs) };
}
