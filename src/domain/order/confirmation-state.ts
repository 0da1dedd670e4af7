/**
 * Whether the mail with the confirmation, the terms and the way to withdraw has reached the customer. queued: on its way for the first time.
 * sent: a mail server has taken it, as far as we know. undelivered: it was refused, or came back. resending: on its way to another address.
 */
export const CONFIRMATION_STATES = ["queued", "sent", "undelivered", "resending"] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** The customer has nothing on paper yet, and must know it. */
export type MissingConfirmation = Extract<ConfirmationState, "undelivered" | "resending">;

export const isMissing = (state: ConfirmationState): state is MissingConfirmation =>
  state === "undelivered" || state === "resending";

/** As the customer sees it. */
export interface ShownConfirmation {
  readonly state: ConfirmationState;
  /** Masked: the page may be open on a device that others see. */
  readonly sentTo: string;
  /** Only the identified person of the order may have the documents sent to another address. */
  readonly mayChange: boolean;
}
