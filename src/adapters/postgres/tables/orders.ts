import type { Payment } from "#domain/offer/payment-plan.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { IdentifiedBy } from "#journeys/identity/identified-persons.port.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import type { Generated, JSONColumnType } from "kysely";

export interface OrdersTable {
  id: string;
  owner: string;
  vertical: string;
  result_id: string;
  checkout_version: number;
  provider_slug: string;
  subscription_id: string;
  yearly_fee_ore: number;
  /** `2026-12-01`: a day, read as text. */
  start_date: string;
  details_enc: string;
  personal_enc: string;
  person_lookup: string;
  identified_by: IdentifiedBy | "browser" | null;
  state: Generated<OrderState>;
  provider_order_id: string | null;
  outcome_enc: string | null;
  accepted_at: Generated<Date>;
  settled_at: Date | null;
  attempts: Generated<number>;
  open_attempt_at: Date | null;
  search_id: string;
  offer: JSONColumnType<OrderRow["offer"]>;
  quote_id: string;
  monthly_fee_ore: number;
  payment: Generated<Payment>;
  summary_enc: string;
  interaction_enc: string | null;
  outcome_field: string | null;
  conversion_reported_at: Date | null;
  confirmed_at: Date | null;
  email_lookup: string | null;
  withdrawn_at: Date | null;
}
