import type { ComponentType, ReactNode } from "react";
import type { ShownOffer } from "./present-result.ts";

/** What other parts of the product put on the result page. What is not given is not there. */
export interface ResultSlots {
  /** The heart on a card. */
  readonly Favourite?: ComponentType<{ offer: ShownOffer }>;
  /** When somebody last bought this, from real purchases only; not asked for before the card has opened. */
  readonly LastPurchase?: ComponentType<{ shopId: number; hasOpened: boolean }>;
  /** Beside the comparison's button. */
  readonly assistant?: ReactNode;
  /** With what explains the list, where an offer can be ordered. */
  readonly sellingPoints?: ReactNode;
  /** On the result page itself the list brings the page's own hearts, purchases and assistant with its script. */
  readonly ofPage?: { readonly hasAssistant: boolean };
  /** Over an open list: who is awaited, and the prices that have come since. */
  readonly awaited?: ReactNode;
  /** After a completed order, instead of the list (spec 2 §2). */
  readonly orderComplete?: ReactNode;
  /** What the question about fetching leads to. */
  readonly onFetch?: () => void;
  readonly onNotOwner?: () => void;
  readonly onNearFetch?: () => void;
}

/** Spec 2 §4: fewer are neither compared nor asked about. */
export const LEAST_OFFERS_TO_COMPARE = 4;

export const NO_SLOTS: ResultSlots = {};
