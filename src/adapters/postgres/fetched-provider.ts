import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";

/** The insurer of a person: personal data, because it reveals where the person is insured. */
export interface FetchedProvider {
  readonly slug: string;
  readonly name: string;
  readonly shopId: number;
}

export interface StoredProvider {
  readonly provider_enc: string;
}

const cellOf = (fetchId: string) => ({ column: "fetches.provider_enc", rowId: fetchId });

export const sealProvider = (cipher: ColumnCipher, fetchId: string, provider: FetchedProvider): string =>
  encryptJson(cipher, cellOf(fetchId), provider);

export const providerOf = (cipher: ColumnCipher, fetchId: string, row: StoredProvider): FetchedProvider =>
  decryptJson(cipher, cellOf(fetchId), row.provider_enc) as FetchedProvider;
