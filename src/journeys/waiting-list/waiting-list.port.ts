import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Who wants to know when a service can be used. An address is there once for each service. */
export interface WaitingList {
  /** Writes it with its receipt, unless it was there already; the receipt is held back from a recipient who has had too many. */
  add(waiting: NewWaiting, receipt: NewMail): Promise<"added" | "added-without-receipt" | "known">;
  has(waitingId: string): Promise<boolean>;
  /** Forgets it. Repeating it changes nothing. */
  remove(waitingId: string): Promise<void>;
  /** Writes the mail of some who wait for the service and forgets them, all or none; gives the mails' ids. */
  notify(service: string, limit: number, mailTo: (waiting: Waiting) => NewMail): Promise<string[]>;
}

export interface Waiting {
  readonly waitingId: string;
  readonly address: string;
}

export interface NewWaiting extends Waiting {
  /** Its id, as the list of services has it. */
  readonly service: string;
  /** Which words stood by the button. */
  readonly textVersion: string;
}
