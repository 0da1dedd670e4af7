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

export interface StoredDetails {
  readonly details_enc: string;
}

export const sealDetails = (cipher: ColumnCipher, orderId: string, details: OrderDetails): string =>
  encryptJson(cipher, { column: DETAILS, rowId: orderId }, details);

export const detailsOf = (cipher: ColumnCipher, orderId: string, row: StoredDetails): OrderDetails =>
  decryptJson(cipher, { column: DETAILS, rowId: orderId }, row.details_enc) as OrderDetails;
