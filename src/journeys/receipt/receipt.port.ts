import type { Receipt } from "#domain/receipt/receipt.ts";
import type { Signature } from "#domain/signed/verify-document.ts";
import type { SearchResult, StoredSearch } from "#journeys/search/search.port.ts";

/** Receipts in the database, and what they are made of. */
export interface ReceiptStore {
  /** Those of the searches that have a final list. */
  finished(searchIds: readonly string[]): Promise<readonly FinishedSearch[]>;
  /** The first receipt of a search stays: a second one changes nothing. */
  save(receipts: readonly StoredReceipt[]): Promise<void>;
  find(searchId: string): Promise<StoredReceipt | undefined>;
  /** Searches that ended within the given time and have no receipt, the oldest first. */
  missing(withinMs: number, limit: number): Promise<readonly string[]>;
}

export interface FinishedSearch {
  readonly search: StoredSearch;
  readonly result: SearchResult;
  readonly finishedAt: Date;
}

export interface StoredReceipt {
  readonly searchId: string;
  readonly vertical: string;
  /** The signed file, whole. */
  readonly file: string;
  /** Of the file. */
  readonly sha256: string;
}

export interface ReceiptSigner {
  signDocument(receipt: Receipt, time: string): Signature;
}
