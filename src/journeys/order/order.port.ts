/** Orders as Postgres keeps them: the system of record; the engine only carries them to their end. */
export interface OrderStore {
  /** Creates the order, or gives back the one that already exists for the same result and checkout version. */
  accept(order: NewOrder): Promise<AcceptedOrder>;
  load(orderId: string): Promise<OrderRow | undefined>;
  /** Only moves forward; repeating a move that has been made changes nothing. */
  markPlacing(orderId: string): Promise<void>;
  /**
   * Said right before a call that places the order. False when the order is settled, or an attempt has begun since the
   * row was loaded: the engine may run a step twice at once, and only one of the two may call.
   */
  beginAttempt(orderId: string, attemptsBefore: number): Promise<boolean>;
  /** Said when nothing of that attempt can be under way at the provider any more, whatever came of it. */
  endAttempt(orderId: string, attempt: number): Promise<void>;
  /** A settled order stays as it is, except that an uncertain one may still become placed or refused. */
  settle(orderId: string, outcome: OrderOutcome): Promise<void>;
  /** Orders accepted before the given time and not settled, a page at a time: what a sweep starts again. */
  unsettled(page: UnsettledPage): Promise<string[]>;
}

export interface NewOrder {
  readonly orderId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly resultId: string;
  readonly checkoutVersion: number;
  readonly providerSlug: string;
  readonly subscriptionId: string;
  readonly yearlyFeeOre: number;
  readonly startDate: string;
  /** Encrypted at rest: the personal number and whatever else identifies the person. */
  readonly personal: PersonalFields;
  readonly fields: Readonly<Record<string, string>>;
}

export interface PersonalFields {
  readonly personalNumber: string;
  readonly [field: string]: string;
}

export interface AcceptedOrder {
  readonly orderId: string;
  readonly isNew: boolean;
}

export type OrderState = "accepted" | "placing" | "placed" | "refused" | "uncertain";

export interface OrderRow extends NewOrder {
  readonly state: OrderState;
  readonly providerOrderId: string | undefined;
  /** The provider's own words when it refused, or why the order is uncertain. */
  readonly message: string | undefined;
  /** Calls that placed or may have placed the order. */
  readonly attempts: number;
  /** How long ago the last attempt began, while nobody knows how it ended. */
  readonly openAttemptAgeMs: number | undefined;
}

export type OrderOutcome =
  | { readonly state: "placed"; readonly providerOrderId: string }
  | { readonly state: "refused"; readonly message: string }
  /** The provider neither confirmed nor denied after every try: a person must look. */
  | { readonly state: "uncertain"; readonly why: string };

export interface UnsettledPage {
  readonly acceptedBefore: Date;
  readonly limit: number;
  /** Starts after this order; the first page leaves it out. */
  readonly afterOrderId?: string;
}
