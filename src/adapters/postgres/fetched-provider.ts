import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";

/** The insurer that somebody has: says of a person where they are insured. */
export interface FetchedProvider {
  readonly slug: string;
  readonly name: string;
  readonly shopId: number;
}

/** To be selected by whoever reads the provider of `fetches`. */
export const PROVIDER_COLUMNS = "provider_enc, provider_slug, provider_name, shop_id";

export interface StoredProvider {
  readonly provider_enc: string | null;
  /** These of fetches from before it was encrypted; null in all others. */
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

/** Of a row whose provider is in clear. */
export const clearProvider = (row: Omit<StoredProvider, "provider_enc">): FetchedProvider => ({
  slug: row.provider_slug ?? "",
  name: row.provider_name ?? "",
  shopId: row.shop_id ?? 0,
});
