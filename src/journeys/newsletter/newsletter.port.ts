import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Newsletter subscribers. An address is stored once, in any state. */
export interface NewsletterStore {
  /** The subscriber of that address, created if there is none; an ended one becomes pending again. */
  ask(request: NewsletterRequest): Promise<Subscriber>;
  load(subscriberId: string): Promise<Subscriber | undefined>;
  /** Writes the mail with the transition, so that neither exists without the other. False when it is not pending or its time is over. */
  confirm(subscriberId: string, welcome: NewMail): Promise<boolean>;
  /** Repeating it changes nothing. */
  end(subscriberId: string): Promise<void>;
}

export interface NewsletterRequest {
  readonly subscriberId: string;
  readonly address: string;
  /** Version of the text beside the button. */
  readonly textVersion: string;
  readonly confirmUntil: Date;
}

export interface Subscriber {
  readonly subscriberId: string;
  readonly address: string;
  readonly state: "pending" | "confirmed" | "ended";
}
