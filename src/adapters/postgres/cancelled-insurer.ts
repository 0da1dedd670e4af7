import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptText } from "./encrypted-record.ts";

const INSURER = "cancellations.insurer_enc";

export const insurerCell = (orderId: string) => ({ column: INSURER, rowId: orderId });

/** The columns that a query for the former insurer selects. */
export const INSURER_COLUMNS = "cancellations.insurer_enc, cancellations.insurer_name";

export interface StoredInsurer {
  readonly insurer_enc: string | null;
  /** For notices from before it was encrypted; empty in all others, null where there is no notice. */
  readonly insurer_name: string | null;
}

export const insurerOf = (cipher: ColumnCipher, orderId: string, row: StoredInsurer): string =>
  decryptText(cipher, insurerCell(orderId), row.insurer_enc, row.insurer_name) ?? "";
