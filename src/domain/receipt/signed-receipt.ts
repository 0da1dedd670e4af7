import { canonicalize, readCanonical } from "../signed/canonical-json.ts";
import { exactly } from "../signed/exact-shape.ts";
import type { PublishedKey } from "../signed/published-keys.ts";
import { type Signature, signatureShape, type SignatureFault, verifyDocument } from "../signed/verify-document.ts";
import { checkReceipt, type ContentFault } from "./check-receipt.ts";
import type { Receipt } from "./receipt.ts";
import { isReceipt } from "./receipt-shape.ts";

/** The file that a visitor downloads. */
export interface SignedReceipt {
  readonly receipt: Receipt;
  readonly signature: Signature;
}

/** The one form of the file: the canonical JSON of both parts, without a line break at the end. */
export const writeReceiptFile = ({ receipt, signature }: SignedReceipt): string =>
  canonicalize({ receipt, signature: { ...signature } });

/** Undefined for any other bytes. */
export function readReceiptFile(bytes: Uint8Array): SignedReceipt | undefined {
  const value = readCanonical(bytes);
  return isSignedReceipt(value) ? value : undefined;
}

export type ReceiptFault = "form" | ContentFault | SignatureFault;

/** Every check of a file, by anyone who has the published keys. `fault` is undefined when all of them pass. */
export async function verifyReceiptFile(
  bytes: Uint8Array,
  keys: readonly PublishedKey[],
): Promise<{ readonly fault: ReceiptFault | undefined; readonly receipt?: Receipt }> {
  const file = readReceiptFile(bytes);
  if (!file) return { fault: "form" };
  const { receipt, signature } = file;
  const fault = (await verifyDocument(keys, receipt, signature, receipt.time)) ?? checkReceipt(receipt);
  return { fault, receipt };
}

const isSignedReceipt = (value: unknown): value is SignedReceipt => fileShape(value);

const fileShape = exactly({ receipt: isReceipt, signature: signatureShape });
