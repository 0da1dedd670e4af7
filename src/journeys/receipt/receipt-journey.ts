import type { Clock } from "#platform/clock.ts";
import type { FinishedList } from "#journeys/search/found-search.ts";
import { makeOtherReceipt, makeReceipts, type MakePorts, readLists } from "./make-receipts.ts";
import type { StoredReceipt } from "./receipt.port.ts";

export interface ReceiptPorts extends MakePorts {
  readonly clock: Clock;
  /** The sweep makes it later. */
  readonly makeFailed: (searchId: string, error: unknown) => void;
}

export interface ReceiptJourney {
  /**
   * Returns at once: the receipt is made after the visitor has the list, together with those of other lists. Only of a list that the caller
   * has stored: when two nodes have run a search, the first to end it decides what the visitor sees.
   */
  listStored(list: FinishedList): void;
  /** Made now if it is missing and the list is final; undefined for any other list. */
  find(receiptId: string): Promise<StoredReceipt | undefined>;
  /** Makes those that are missing; returns how many. */
  sweep(signal: AbortSignal): Promise<number>;
  /** Resolves when those under way are made. */
  settled(): Promise<void>;
}

/** One batch at a time leaves the database to the searches; beyond this many, some 30 kB each, the sweep makes them. */
const MAX_WAITING = 1_000;
/** Three statements make so many; more at once would hold up the searches beside them. */
const MADE_AT_ONCE = 32;
/** A receipt is opened by a person who has read the list; one that is opened sooner is made at once. */
const GATHER_MS = 250;
const SWEPT_AT_ONCE = 200;
/** A list that ended this recently is looked for every time, an older one now and then. */
const RECENT_MS = 15 * 60_000;
const OLDEST_MS = 7 * 24 * 60 * 60_000;
const OLDER_INTERVAL_MS = 60 * 60_000;

export function createReceiptJourney(ports: ReceiptPorts): ReceiptJourney {
  const { store, clock } = ports;
  const waiting: FinishedList[] = [];
  let making: Promise<void> | undefined;
  let olderDueMs = 0;
  let settling = new AbortController();

  /** One receipt that cannot be made must not stop the others. */
  async function makeSafely(lists: readonly FinishedList[]): Promise<number> {
    try {
      return await makeReceipts(ports, lists);
    } catch (error) {
      const [only] = lists;
      if (!only || lists.length > 1) return makeEach(lists);
      ports.makeFailed(only.found.searchId, error);
      return 0;
    }
  }

  async function makeEach(lists: readonly FinishedList[]): Promise<number> {
    let count = 0;
    for (const list of lists) count += await makeSafely([list]);
    return count;
  }

  async function makeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      await clock.sleep(GATHER_MS, settling.signal).catch(() => undefined);
      await makeSafely(waiting.splice(0, MADE_AT_ONCE));
      while (waiting.length >= MADE_AT_ONCE) await makeSafely(waiting.splice(0, MADE_AT_ONCE));
    }
    making = undefined;
  }

  return {
    listStored(list) {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(list);
      making ??= makeWaiting();
    },
    async find(receiptId) {
      const stored = await store.find(receiptId);
      if (stored) return stored;
      const isMade =
        (await makeOtherReceipt(ports, receiptId)) ||
        (await makeReceipts(ports, await readLists(ports, [receiptId]))) > 0;
      return isMade ? store.find(receiptId) : undefined;
    },
    async sweep(signal) {
      const isOlderDue = clock.nowMs() >= olderDueMs;
      if (isOlderDue) olderDueMs = clock.nowMs() + OLDER_INTERVAL_MS;
      const missing = [...(await store.missing(isOlderDue ? OLDEST_MS : RECENT_MS, SWEPT_AT_ONCE))];
      let count = 0;
      while (missing.length > 0 && !signal.aborted)
        count += await makeSafely(await readLists(ports, missing.splice(0, MADE_AT_ONCE)));
      return count;
    },
    async settled() {
      settling.abort();
      settling = new AbortController();
      await making;
    },
  };
}
