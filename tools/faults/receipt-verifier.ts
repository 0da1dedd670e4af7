/** What a browser needs to verify a receipt: built into one script for Chromium. */
export { readKeys } from "#domain/signed/published-keys.ts";
export { verifyReceiptFile } from "#domain/receipt/signed-receipt.ts";
