import type { CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

export interface FollowedCancellations {
  /** Of an own order; for another person it does not exist. */
  find(personId: string, orderId: string): Promise<FollowedCancellation | undefined>;
  /**
   * Stores that the customer has the insurer's confirmation, with the receipt that holds its text; together or not at all. False when it was
   * confirmed before.
   */
  confirm(personId: string, orderId: string, receipt: NewMail): Promise<boolean>;
}

export interface FollowedCancellation extends Omit<CancellationRecord, "product"> {
  readonly customer: { readonly name: string; readonly email: string };
}
