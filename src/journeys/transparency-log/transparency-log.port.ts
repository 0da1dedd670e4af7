import type { LogHead, SignedHead } from "#domain/transparency-log/log-head.ts";
import type { HexHash } from "#domain/transparency-log/tree-hash.ts";
import type { ReadNodes } from "#domain/transparency-log/tree-proofs.ts";

/** The log in the database. */
export interface LogStore {
  /** Adds the oldest receipts that are not in the log; how many. Of two callers one waits for the other. */
  append(limit: number): Promise<number>;
  /** The next day to close: the one after the last head, or that of the first receipt. Undefined when there is no receipt. */
  dayToClose(): Promise<string | undefined>;
  /** Signs the head of the day and stores it; nothing when the day has one. */
  close(day: string, sign: SignHead): Promise<boolean>;
  /** The newest first, of days before the given one. */
  heads(before: string | undefined, limit: number): Promise<readonly SignedHead[]>;
  /** A receipt in the log with the first head that has it; no head before its day is closed. */
  findLeaf(receiptId: string): Promise<FoundLeaf | undefined>;
  readonly readNodes: ReadNodes;
}

export type SignHead = (head: Pick<LogHead, "day" | "size" | "root">) => SignedHead;

export interface FoundLeaf {
  readonly index: number;
  readonly receiptSha256: HexHash;
  readonly head: SignedHead | undefined;
}
