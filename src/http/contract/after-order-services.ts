import type { DeliveryView } from "#domain/delivery/delivery-view.ts";
import type { ConfirmationJourney } from "#journeys/after-order/confirmation-journey.ts";
import type {
  WithdrawalJourney,
  WithdrawalStatement,
  WithdrawalView,
  WithdrawnView,
} from "#journeys/after-order/withdrawal-journey.ts";
import type { GuestWithdrawal } from "#journeys/after-order/guest-withdrawal.ts";
import type { DeliveryJourney } from "#journeys/delivery/delivery-journey.ts";
import type { CancellationResult } from "./after-order.schema.ts";

export interface AfterOrderPages {
  /** Withdrawing from an order, for its customer; undefined when the visitor has no such order. */
  readonly withdrawal: Pick<WithdrawalJourney, "findProblems"> & {
    see(orderId: string): Promise<WithdrawalPage | undefined>;
    takeBack(orderId: string): ReturnType<WithdrawalJourney["takeBack"]>;
    withdraw(orderId: string, statement: WithdrawalStatement): ReturnType<WithdrawalJourney["withdraw"]>;
  };
  /** Withdrawing without a login, by a code that is mailed to the order's own address. */
  readonly guestWithdrawal: Pick<GuestWithdrawal, "ask" | "validUntil"> & {
    open(token: string, code: string): ReturnType<GuestWithdrawal["open"]>;
  };
  /** How far a delivery has come, for its customer; undefined when the visitor has no such order, or it is not followed. */
  readonly delivery: {
    see(orderId: string): Promise<DeliveryView | undefined>;
    correct(orderId: string, values: Readonly<Record<string, string>>): ReturnType<DeliveryJourney["correct"]>;
  };
  /** Whether the confirmation has arrived, and another address for it; undefined when the visitor has no such order. */
  readonly confirmation: {
    see(orderId: string): ReturnType<ConfirmationJourney["see"]>;
    sendAgain(orderId: string, email: string): ReturnType<ConfirmationJourney["sendAgain"]>;
  };
  /** As POST /ajax/check-cancel-current-insurance/; undefined for what is not the visitor's own, or cannot be ended by us. */
  checkFormer(orderId: string): Promise<CancellationResult | undefined>;
}

export type WithdrawalPage = WithdrawalView;
export type WithdrawnOrder = WithdrawnView;
