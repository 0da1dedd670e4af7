import type { Cell, ColumnCipher } from "#platform/crypto/column-cipher.ts";

/** Null when there is nothing to store: an empty record needs no cipher text. */
export function encryptRecord(
  cipher: ColumnCipher,
  cell: Cell,
  record: Readonly<Record<string, string>>,
): string | null {
  for (const _ in record) return encryptJson(cipher, cell, record);
  return null;
}

export const decryptRecord = (cipher: ColumnCipher, cell: Cell, stored: string | null): Record<string, string> =>
  stored === null ? {} : (decryptJson(cipher, cell, stored) as Record<string, string>);

export const encryptJson = (cipher: ColumnCipher, cell: Cell, value: unknown): string =>
  cipher.encrypt(cell, JSON.stringify(value));

/** The result is what `encryptJson` was given: the cipher refuses anything else. */
export const decryptJson = (cipher: ColumnCipher, cell: Cell, stored: string): unknown =>
  JSON.parse(cipher.decrypt(cell, stored));

/** A text that may be absent. */
export const decryptText = (cipher: ColumnCipher, cell: Cell, stored: string | null): string | undefined =>
  stored === null ? undefined : cipher.decrypt(cell, stored);
