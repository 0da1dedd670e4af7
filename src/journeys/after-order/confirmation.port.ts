import type { ConfirmationState } from "#domain/order/confirmation-state.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Whether the confirmations of orders have arrived. The mails about an order are the only record of it. */
export interface Confirmations {
  /** Of a placed order of the asker's own that is not withdrawn. Undefined for any other, and long after the mail was deleted. */
  find(orderId: string, asker: Asker): Promise<FoundConfirmation | undefined>;
  /**
   * Writes the mail, and its address in the order, together or not at all. `tried`: the documents of this order were sent to that address
   * before. `not-open`: they have arrived, are on their way, or the order is not this person's.
   */
  sendAgain(orderId: string, personId: string, mail: NewMail): Promise<"queued" | "tried" | "not-open">;
}

export interface FoundConfirmation {
  readonly state: ConfirmationState;
  readonly email: string;
  /** The asker is logged in as the person of the order, who has ordered it while identified, or in that browser. */
  readonly mayChange: boolean;
}
