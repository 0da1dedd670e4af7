import type { Payment } from "../offer/payment-plan.ts";

/** A list has a receipt for each way of paying and each order that may be chosen; the one by the month and by rank has the id of the search alone. */
export const receiptIdOf = (searchId: string, payment: Payment | undefined, orderId?: string): string =>
  searchId + (payment === "yearly" ? YEARLY : "") + (orderId === undefined ? "" : ORDERED + orderId);

/** Which list a receipt is of, in which way of paying, and in which order that is not that of the rank. */
export interface ReceiptList {
  readonly searchId: string;
  readonly payment: Payment;
  readonly orderId?: string | undefined;
}

export function listOfReceipt(receiptId: string): ReceiptList {
  const [, list = receiptId, orderId] = OF_ORDER.exec(receiptId) ?? [];
  return list.endsWith(YEARLY)
    ? { searchId: list.slice(0, -YEARLY.length), payment: "yearly", orderId }
    : { searchId: list, payment: "monthly", orderId };
}

// Longer than any end that ids of searches have by chance.
const YEARLY = "-at-once";
const ORDERED = "-by-";
const OF_ORDER = /^(.+)-by-([a-z]{8,20})$/;
