import { UnreadableCell } from "#platform/crypto/column-cipher.ts";

/** Of a list that is worked through: a row that cannot be decrypted must not hold up the others. The cipher reports it. */
export const readableRows = <Row, Read>(rows: readonly Row[], read: (row: Row) => Read): Read[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (error instanceof UnreadableCell) return [];
      throw error;
    }
  });
