import type { PersonalFields, OrderState } from "#journeys/order/order.port.ts";

/** Who asks for something about an order: the browser it was ordered in, or the person it is for. */
export interface Asker {
  readonly owner: string;
  /** Of whoever is logged in. */
  readonly personId: string | undefined;
}

/** Orders as those may see them who ordered them. */
export interface OwnedOrders {
  /** Undefined also for an order of somebody else. */
  find(orderId: string, asker: Asker): Promise<OwnedOrder | undefined>;
  /** Whether the asker has a placed order for this person. */
  hasPlacedFor(personalNumber: string, asker: Asker): Promise<boolean>;
  /** Names of the verticals in which the asker has ordered something and not taken it back. */
  placedIn(asker: Asker): Promise<string[]>;
}

export interface OwnedOrder {
  readonly orderId: string;
  /** Of the browser that ordered: what was fetched there belongs to the order. */
  readonly owner: string;
  readonly vertical: string;
  readonly providerSlug: string;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly state: OrderState;
  /** When the contract was made, or we gave up knowing. */
  readonly settledAtMs: number | undefined;
  /** The customer has taken the order back. */
  readonly isWithdrawn: boolean;
  readonly personal: PersonalFields;
  readonly fields: Readonly<Record<string, string>>;
}
