import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";

/** The insurer of a person: personal data, because it reveals where the person is insured. */
export interface FetchedProvider {
  readonly slug: string;
  readonly name: string;
  readonly shopId: number;
}

/** The columns that a query for the provider of `fetches` selects. */
export const PROVIDER_COLUMNS = "provider_enc, provider_slug, provider_name, shop_id";

export interface StoredProvider {
  readonly provider_enc: string | null;
  /** These are for fetches from before it was encrypted; null in all others. */
  readonly provider_slug: string | null;
  readonly provider_name: string | null;
  readonly shop_id: number | null;
}

const cellOf = (fetchId: string) => ({ column: "fetches.provider_enc", rowId: fetchId });

export const sealProvider = (cipher: ColumnCipher, fetchId: string, provider: FetchedProvider): string =>
  encryptJson(cipher, cellOf(fetchId), provider);

export const providerOf = (cipher: ColumnCipher, fetchId: string, row: StoredProvider): FetchedProvider =>
  row.provider_enc === null
    ? clearProvider(row)
    : (decryptJson(cipher, cellOf(fetchId), row.provider_enc) as FetchedProvider);

/** From a row whose provider is unencrypted. */
export const clearProvider = (row: Omit<StoredProvider, "provider_enc">): FetchedProvider => ({
  slug: row.provider_slug ?? "",
  name: row.provider_name ?? "",
  shopId: row.shop_id ?? 0,
});
