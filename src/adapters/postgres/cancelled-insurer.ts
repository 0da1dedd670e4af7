import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptText } from "./encrypted-record.ts";

const INSURER = "cancellations.insurer_enc";

export const insurerCell = (orderId: string) => ({ column: INSURER, rowId: orderId });

export interface StoredInsurer {
  /** Null where there is no notice. */
  readonly insurer_enc: string | null;
}

export const insurerOf = (cipher: ColumnCipher, orderId: string, row: StoredInsurer): string =>
  decryptText(cipher, insurerCell(orderId), row.insurer_enc) ?? "";
