import type { DeliveryChange, DeliveryProgress } from "#domain/delivery/delivery-progress.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Deliveries in Postgres: one per order whose provider can be asked about it. */
export interface DeliveryStore {
  /** Begins to follow the order; repeated, nothing happens. */
  begin(orderId: string): Promise<void>;
  find(orderId: string): Promise<StoredDelivery | undefined>;
  /**
   * Stores the change, its line of history and its mail together, or nothing. Returns the mail's id; false when the delivery has
   * changed since it was read: the engine may run a step twice at once.
   */
  store(orderId: string, change: DeliveryChange, details: ChangeDetails): Promise<StoredChange | false>;
  /** When it is looked at next; a sweep starts those that are late. */
  planLook(orderId: string, at: Date): Promise<void>;
  /** Followed and late, one page at a time. */
  overdue(page: OverduePage): Promise<OverdueDelivery[]>;
}

export interface ChangeDetails {
  /** The provider's own text of a refusal; stored encrypted. */
  readonly message?: string | undefined;
  /** The customer's new value; stored encrypted. */
  readonly correction?: { readonly field: string; readonly value: string } | undefined;
  readonly mail?: NewMail | undefined;
}

export interface StoredChange {
  readonly mailId: string | undefined;
}

export interface StoredDelivery extends DeliveryProgress {
  readonly orderId: string;
  readonly message: string | undefined;
  /** The newest value of each corrected field. */
  readonly corrections: Readonly<Record<string, string>>;
  /** The field of the latest correction. */
  readonly correctedField: string | undefined;
  readonly changedAtMs: number;
  readonly history: readonly PastChange[];
}

export interface PastChange extends Pick<DeliveryProgress, "state" | "date"> {
  readonly atMs: number;
}

export interface OverdueDelivery {
  readonly orderId: string;
  readonly restarts: number;
}

export interface OverduePage {
  readonly before: Date;
  readonly limit: number;
  readonly afterOrderId?: string;
}
