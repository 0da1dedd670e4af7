import { type ColumnCipher, UnreadableCell } from "./column-cipher.ts";

/** The same cipher, which also reports each value that it cannot read. The error names the cell, never the value. */
export const reportUnreadable = (
  cipher: ColumnCipher,
  report: (column: string, error: UnreadableCell) => void,
): ColumnCipher => ({
  ...cipher,
  decrypt(cell, stored) {
    try {
      return cipher.decrypt(cell, stored);
    } catch (error) {
      if (error instanceof UnreadableCell) report(cell.column, error);
      throw error;
    }
  },
});
