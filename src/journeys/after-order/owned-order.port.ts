import type { Asker } from "#journeys/identity/asker.port.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";

/** Orders, as their browser or person may see them. */
export interface OwnedOrders {
  /**
   * Undefined also for an order of another visitor. The person of an order that another visitor's browser made without identification may
   * find it by its id, to withdraw it: without what was typed about them.
   */
  find(orderId: string, asker: Asker): Promise<OwnedOrder | undefined>;
  /** Whether the asker has placed an order for this person. */
  hasPlacedFor(personalNumber: string, asker: Asker): Promise<boolean>;
  /** Names of the verticals in which the asker has an order that is not withdrawn. */
  placedIn(asker: Asker): Promise<string[]>;
}

export interface OwnedOrder {
  readonly orderId: string;
  /** The browser that ordered: insurances fetched there belong to the order. */
  readonly owner: string;
  readonly vertical: string;
  readonly providerSlug: string;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly state: OrderState;
  /** When the contract was made, or when the order became uncertain. */
  readonly settledAtMs: number | undefined;
  /** The customer has withdrawn the order. */
  readonly isWithdrawn: boolean;
  /** False for the person of a number that was typed in another browser: what was stated with it is left out. */
  readonly isAskers: boolean;
  readonly personal: PersonalFields;
  readonly fields: Readonly<Record<string, string>>;
  /** The asker has shown a code that was mailed to the customer, and may withdraw, and nothing else. */
  readonly isByCode?: boolean;
}
