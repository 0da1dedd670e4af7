import type { DataDirection, DataEventKind } from "#domain/my-data/data-event.ts";
import type { ErasureReceipt, ExportedTable } from "#domain/my-data/own-data.ts";
import type { MailVariables } from "#journeys/mail/mail.port.ts";

/** Whose data: the account, and the browser that the person is logged in with. */
export interface DataSubject {
  readonly personId: string;
  readonly owner: string;
}

/** Everything that is stored about a person, in every table. */
export interface OwnDataStore {
  /** Newest first. */
  events(subject: DataSubject, page: EventPage): Promise<StoredEvent[]>;
  exportAll(subject: DataSubject): Promise<ExportedTable[]>;
  /** Where a receipt may be mailed: what the person has given while identified. Undefined when there is none. */
  receiptAddress(subject: DataSubject): Promise<string | undefined>;
  /**
   * Deletes everything that no law requires, with the receipt and its mail: together or not at all, so that an interrupted erasure can
   * be repeated. Undefined when the account does not exist, or no longer.
   */
  erase(subject: DataSubject, erasure: NewErasure): Promise<Erased | undefined>;
  findReceipt(receiptId: string, owner: string): Promise<ErasureReceipt | undefined>;
  /** The newest one of the browser. */
  latestReceiptId(owner: string): Promise<string | undefined>;
}

export interface EventPage {
  readonly directions: readonly DataDirection[];
  readonly offset: number;
  readonly limit: number;
}

export interface StoredEvent {
  readonly eventId: string;
  readonly kind: DataEventKind;
  readonly atMs: number;
  readonly parties: readonly string[];
  readonly fields: readonly string[];
  readonly vertical: string | undefined;
  readonly orderId: string | undefined;
}

export interface NewErasure {
  readonly receiptId: string;
  readonly mailId: string;
  /** The address that the person was shown and asked to have it at; not mailed when it is no longer the one. Undefined: not mailed. */
  readonly mailTo: string | undefined;
  /** The mail with the receipt, of the generic template. */
  readonly writeMail: (receipt: ErasureReceipt) => MailVariables;
}

export interface Erased {
  readonly receipt: ErasureReceipt;
  /** Undefined when it is not mailed. */
  readonly mailId: string | undefined;
}
