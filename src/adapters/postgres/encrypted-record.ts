import type { Cell, ColumnCipher } from "#platform/crypto/column-cipher.ts";

/** Null when there is nothing to keep: an empty record is not worth a cipher text. */
export function encryptRecord(
  cipher: ColumnCipher,
  cell: Cell,
  record: Readonly<Record<string, string>>,
): string | null {
  for (const _ in record) return cipher.encrypt(cell, JSON.stringify(record));
  return null;
}

export const decryptRecord = (cipher: ColumnCipher, cell: Cell, stored: string | null): Record<string, string> =>
  stored === null ? {} : (JSON.parse(cipher.decrypt(cell, stored)) as Record<string, string>);
