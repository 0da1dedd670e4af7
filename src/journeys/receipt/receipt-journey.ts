import { checkReceipt } from "#domain/receipt/check-receipt.ts";
import type { Receipt, ReceiptCommission } from "#domain/receipt/receipt.ts";
import { isReceipt } from "#domain/receipt/receipt-shape.ts";
import { writeReceiptFile } from "#domain/receipt/signed-receipt.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { composeReceipt } from "./compose-receipt.ts";
import type { ReceiptSigner, ReceiptStore, StoredReceipt } from "./receipt.port.ts";

export interface ReceiptPorts {
  readonly store: ReceiptStore;
  readonly signer: ReceiptSigner;
  readonly sha256: (text: string) => string;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
  readonly clock: Clock;
  /** What the receipt commits to; the same when it is asked for again. */
  readonly lockCommission?: (receipt: Receipt) => Promise<ReceiptCommission | undefined>;
  /** The sweep makes it later. */
  readonly makeFailed: (searchId: string, error: unknown) => void;
}

export interface ReceiptJourney {
  /** Returns at once: the receipt is made after the visitor has the list. */
  listStored(searchId: string): void;
  /** Made now if it is missing and the list is final; undefined for any other search. */
  find(searchId: string): Promise<StoredReceipt | undefined>;
  /** Makes those that are missing; returns how many. */
  sweep(signal: AbortSignal): Promise<number>;
  /** Resolves when those under way are made. */
  settled(): Promise<void>;
}

/** One at a time leaves the database to the searches; beyond this many the sweep makes them. */
const MAX_WAITING = 5_000;
const SWEPT_AT_ONCE = 200;
/** A list that ended this recently is looked for every time, an older one now and then. */
const RECENT_MS = 15 * 60_000;
const OLDEST_MS = 7 * 24 * 60 * 60_000;
const OLDER_INTERVAL_MS = 60 * 60_000;

export function createReceiptJourney(ports: ReceiptPorts): ReceiptJourney {
  const { store, clock } = ports;
  let making = Promise.resolve();
  let waiting = 0;
  let olderDueMs = 0;

  /** The stored list is the visitor's, also when two nodes have run the search: the first to end it decides. */
  async function make(searchId: string): Promise<boolean> {
    const finished = await store.finished(searchId);
    const vertical = finished && ports.findVertical(finished.search.vertical);
    const composed = vertical && composeReceipt(vertical, finished);
    if (!composed) return false;
    const commission = await ports.lockCommission?.(composed);
    const receipt: Receipt = { ...composed, ...(commission ? { commission } : {}) };
    const fault = isReceipt(receipt) ? checkReceipt(receipt) : "form";
    if (fault) throw new Error(`the list of a search has no valid receipt: ${fault}`);
    const file = writeReceiptFile({ receipt, signature: ports.signer.signDocument(receipt, receipt.time) });
    await store.save({ searchId, vertical: receipt.vertical, file, sha256: ports.sha256(file) });
    return true;
  }

  const makeSafely = (searchId: string): Promise<boolean> =>
    make(searchId).catch((error: unknown) => {
      ports.makeFailed(searchId, error);
      return false;
    });

  return {
    listStored(searchId) {
      if (waiting >= MAX_WAITING) return;
      waiting += 1;
      making = making.then(async () => {
        await makeSafely(searchId);
        waiting -= 1;
      });
    },
    async find(searchId) {
      const stored = await store.find(searchId);
      return stored ?? ((await make(searchId)) ? store.find(searchId) : undefined);
    },
    async sweep(signal) {
      const isOlderDue = clock.nowMs() >= olderDueMs;
      if (isOlderDue) olderDueMs = clock.nowMs() + OLDER_INTERVAL_MS;
      let count = 0;
      for (const searchId of await store.missing(isOlderDue ? OLDEST_MS : RECENT_MS, SWEPT_AT_ONCE)) {
        if (signal.aborted) break;
        if (await makeSafely(searchId)) count += 1;
      }
      return count;
    },
    settled: () => making,
  };
}
