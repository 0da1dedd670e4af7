import type { NewMail } from "#journeys/mail/mail.port.ts";

/** People who want to know when a service is available. An address is stored once for each service. */
export interface WaitingList {
  /** Adds it with its receipt, unless it exists already; the receipt is held back from a recipient who has had too many. */
  add(waiting: NewWaiting, receipt: NewMail): Promise<"added" | "added-without-receipt" | "known">;
  has(waitingId: string): Promise<boolean>;
  /** Deletes it. Repeating it changes nothing. */
  remove(waitingId: string): Promise<void>;
  /** Writes the mails of some people who wait for the service and deletes their entries, all or none; returns the mails' ids. */
  notify(service: string, limit: number, mailTo: (waiting: Waiting) => NewMail): Promise<string[]>;
}

export interface Waiting {
  readonly waitingId: string;
  readonly address: string;
}

export interface NewWaiting extends Waiting {
  /** Its id, as the list of services has it. */
  readonly service: string;
  /** Version of the text beside the button. */
  readonly textVersion: string;
}
