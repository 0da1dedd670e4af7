import type { Payment } from "../order/order-record.ts";

/** A list has a receipt for each way of paying; the one by the month has the id of the search alone. */
export const receiptIdOf = (searchId: string, payment: Payment | undefined): string =>
  payment === "yearly" ? `${searchId}${YEARLY}` : searchId;

/** Which list it is of, and in which way of paying. */
export const listOfReceipt = (receiptId: string): { readonly searchId: string; readonly payment: Payment } =>
  receiptId.endsWith(YEARLY)
    ? { searchId: receiptId.slice(0, -YEARLY.length), payment: "yearly" }
    : { searchId: receiptId, payment: "monthly" };

/** Longer than any end that ids of searches have by chance. */
const YEARLY = "-at-once";
