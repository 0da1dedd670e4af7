import { accountCopyPath, accountDetailsPath } from "./account-paths.ts";

/** Of an erasure. */
export const RECEIPT_PARAMETER = "kvitto";

export const accountReadableCopyPath = () => `${accountCopyPath()}lasbar/`;
/** Deletes the account; the receipt is for the browser that asked. */
export const accountErasurePath = () => `${accountDetailsPath()}radera/`;
export const erasureReceiptPath = (receiptId: string) =>
  `${accountDetailsPath()}kvitto/?${RECEIPT_PARAMETER}=${encodeURIComponent(receiptId)}`;
