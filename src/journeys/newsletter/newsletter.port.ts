import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Who wants the newsletter. An address is there once, whatever its owner has answered. */
export interface NewsletterStore {
  /** The subscriber of that address, made if there is none; ended ones begin again as pending. */
  ask(request: NewsletterRequest): Promise<Subscriber>;
  load(subscriberId: string): Promise<Subscriber | undefined>;
  /** Writes the mail with the move, so that neither exists without the other. False when it is not pending or its time is out. */
  confirm(subscriberId: string, welcome: NewMail): Promise<boolean>;
  /** Repeating it changes nothing. */
  end(subscriberId: string): Promise<void>;
}

export interface NewsletterRequest {
  readonly subscriberId: string;
  readonly address: string;
  /** Which words stood by the button. */
  readonly textVersion: string;
  readonly confirmUntil: Date;
}

export interface Subscriber {
  readonly subscriberId: string;
  readonly address: string;
  readonly state: "pending" | "confirmed" | "ended";
}
