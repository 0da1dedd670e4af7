import type { NeedsRecord } from "#domain/order/order-record.ts";
import type { FormerFee, ReplacedAgreement } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";

const DETAILS = "orders.details_enc";

/** An order's data about the person and the insured object; encrypted as one value, because it is written and read as one. */
export interface OrderDetails {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly needs: NeedsRecord;
  readonly former?: FormerFee | undefined;
  readonly replaces?: ReplacedAgreement | undefined;
}

/** The columns that a query for the details of `orders` selects. */
export const DETAILS_COLUMNS = `details_enc, fields, choices, needs, former_provider_name, former_yearly_fee_ore`;

export interface StoredDetails {
  readonly details_enc: string | null;
  /** These are for orders from before they were encrypted; empty in all others. */
  readonly fields: Record<string, string>;
  readonly choices: Record<string, string>;
  readonly needs: NeedsRecord;
  readonly former_provider_name: string | null;
  readonly former_yearly_fee_ore: number | null;
}

export const sealDetails = (cipher: ColumnCipher, orderId: string, details: OrderDetails): string =>
  encryptJson(cipher, { column: DETAILS, rowId: orderId }, details);

export const detailsOf = (cipher: ColumnCipher, orderId: string, row: StoredDetails): OrderDetails =>
  row.details_enc === null
    ? clearDetails(row)
    : (decryptJson(cipher, { column: DETAILS, rowId: orderId }, row.details_enc) as OrderDetails);

/** From a row whose details are unencrypted. */
export function clearDetails({ fields, choices, needs, ...row }: Omit<StoredDetails, "details_enc">): OrderDetails {
  const { former_provider_name: providerName, former_yearly_fee_ore: yearlyFeeOre } = row;
  const former = providerName === null || yearlyFeeOre === null ? undefined : { providerName, yearlyFeeOre };
  return { fields, choices, needs, ...(former ? { former } : {}) };
}
