import type { ComponentType, ReactNode } from "react";
import type { ShownOffer } from "./present-result.ts";

/** What other parts of the product add to the result page. A missing slot renders nothing. */
export interface ResultSlots {
  /** The heart on a card. */
  readonly Favourite?: ComponentType<{ offer: ShownOffer }>;
  /** The latest purchase of this offer, from real purchases only; not requested before the card has opened. */
  readonly LastPurchase?: ComponentType<{ shopId: number; hasOpened: boolean }>;
  /** Beside the comparison's button. */
  readonly assistant?: ReactNode;
  /** With what explains the list, where an offer can be ordered. */
  readonly sellingPoints?: ReactNode;
  /** On the result page itself the list loads the page's own hearts, purchases and assistant with its script. */
  readonly ofPage?: { readonly hasAssistant: boolean };
  /** Over an open list: the awaited providers, and the prices that have arrived since. */
  readonly awaited?: ReactNode;
  /** After a completed order, instead of the list (spec 2 §2). */
  readonly orderComplete?: ReactNode;
  /** The actions of the question about fetching. */
  readonly onFetch?: () => void;
  readonly onNotOwner?: () => void;
  readonly onNearFetch?: () => void;
}

/** Spec 2 §4: with fewer offers there is no comparison and no assistant. */
export const LEAST_OFFERS_TO_COMPARE = 4;

export const NO_SLOTS: ResultSlots = {};
