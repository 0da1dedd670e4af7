import type { OrderState } from "#journeys/order/order.port.ts";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: OrderState | "attempt" | "checked";
  detail: JSONColumnType<Record<string, unknown>>;
  happened_at: Generated<Date>;
}
