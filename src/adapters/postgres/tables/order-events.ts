import type { OrderEvent } from "#domain/order/order-state.ts";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: OrderEvent;
  detail: JSONColumnType<Record<string, unknown>>;
  happened_at: Generated<Date>;
}
