import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptRecord } from "./encrypted-record.ts";

export const PARAMETERS_CELL = "searches.parameters_enc";
export const PERSONAL_CELL = "searches.personal_enc";
export const WITHOUT_OFFER_CELL = "searches.silent_enc";
export const CONFLICTS_CELL = "searches.conflicts_enc";

export interface StoredParameters {
  /** For searches from before their parameters were encrypted. */
  readonly parameters: Record<string, string>;
  readonly parameters_enc: string | null;
}

export const parametersOf = (cipher: ColumnCipher, searchId: string, row: StoredParameters): Record<string, string> =>
  row.parameters_enc === null
    ? row.parameters
    : decryptRecord(cipher, { column: PARAMETERS_CELL, rowId: searchId }, row.parameters_enc);
