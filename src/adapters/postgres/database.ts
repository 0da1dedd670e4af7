import type { OffersTable } from "./tables/offers.ts";
import type { OrderEventsTable } from "./tables/order-events.ts";
import type { OrdersTable } from "./tables/orders.ts";
import type { SearchesTable } from "./tables/searches.ts";

/** Every table by its name, for typed queries. */
export interface Database {
  searches: SearchesTable;
  offers: OffersTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
}
