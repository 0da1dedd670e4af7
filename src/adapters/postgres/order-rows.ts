import type { Selectable } from "kysely";
import type { OrderSummary } from "#domain/order/order-record.ts";
import type { OrderRow, PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptText } from "./encrypted-record.ts";
import { detailsOf, type StoredDetails } from "./order-details.ts";
import type { OrdersTable } from "./tables/orders.ts";

export const PERSONAL = "orders.personal_enc";
export const SUMMARY = "orders.summary_enc";
export const OUTCOME = "orders.outcome_enc";
export const INTERACTION = "orders.interaction_enc";

/** Columns that an order is found or reported by; no select of an order returns them. */
type OtherColumn = "person_lookup" | "email_lookup" | "open_attempt_at" | "conversion_reported_at" | "confirmed_at";

/** An order as a select of its columns returns it. */
export interface LoadedRow
  extends StoredDetails, Readonly<Omit<Selectable<OrdersTable>, keyof StoredDetails | OtherColumn | "offer">> {
  readonly open_attempt_age_ms: number | null;
  readonly offer: OrderRow["offer"];
  readonly signed_at: Date | null;
}

export function orderOf(cipher: ColumnCipher, row: LoadedRow): OrderRow {
  const personal = cipher.decrypt({ column: PERSONAL, rowId: row.id }, row.personal_enc);
  const { fields, choices, needs, former, replaces } = detailsOf(cipher, row.id, row);
  return {
    orderId: row.id,
    owner: row.owner,
    vertical: row.vertical,
    resultId: row.result_id,
    checkoutVersion: row.checkout_version,
    providerSlug: row.provider_slug,
    subscriptionId: row.subscription_id,
    yearlyFeeOre: row.yearly_fee_ore,
    startDate: row.start_date,
    personal: JSON.parse(personal) as PersonalFields,
    fields,
    state: row.state,
    providerOrderId: row.provider_order_id ?? undefined,
    message: messageOf(cipher, row),
    attempts: row.attempts,
    openAttemptAgeMs: row.open_attempt_age_ms ?? undefined,
    messageField: row.outcome_field ?? undefined,
    searchId: row.search_id,
    offer: row.offer,
    quoteId: row.quote_id,
    choices,
    monthlyFeeOre: row.monthly_fee_ore,
    payment: row.payment,
    needs,
    ...(former ? { former } : {}),
    ...(replaces ? { replaces } : {}),
    summary: summaryOf(cipher, row),
    interactionUrl: decryptText(cipher, { column: INTERACTION, rowId: row.id }, row.interaction_enc),
    acceptedAt: row.accepted_at,
    settledAt: row.settled_at ?? undefined,
    signedAt: row.signed_at ?? undefined,
    isWithdrawn: row.withdrawn_at !== null,
    isPersons: row.identified_by !== null,
  };
}

/** The provider's message, or why the order is uncertain. */
export const messageOf = (cipher: ColumnCipher, row: Pick<LoadedRow, "id" | "outcome_enc">): string | undefined =>
  decryptText(cipher, { column: OUTCOME, rowId: row.id }, row.outcome_enc);

export interface StoredSummary {
  readonly id: string;
  readonly summary_enc: string;
}

export const summaryOf = (cipher: ColumnCipher, { id, summary_enc }: StoredSummary): OrderSummary =>
  JSON.parse(cipher.decrypt({ column: SUMMARY, rowId: id }, summary_enc)) as OrderSummary;
