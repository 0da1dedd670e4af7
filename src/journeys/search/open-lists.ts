import type { SearchProgress, SearchResult, SearchStore } from "./search.port.ts";

interface OpenListPorts {
  readonly store: Pick<SearchStore, "open">;
  readonly progress: Pick<SearchProgress, "markListed">;
  readonly cacheFailed: (error: unknown) => void;
  /** The list of a search could not be opened before its end. */
  readonly openFailed: (error: unknown) => void;
}

export interface OpenList {
  open(soFar: SearchResult): void;
  /** Resolves when all its lists have been stored, or have failed. */
  stored(): Promise<void>;
}

/** Stores a list when it opens, and again as it grows, sequentially, and publishes each. */
export function createOpenLists(ports: OpenListPorts, listed: (searchId: string, offerCount: number) => void) {
  async function storeOpen(searchId: string, soFar: SearchResult, shown: () => void): Promise<void> {
    await ports.store.open(searchId, soFar);
    shown();
    const { length } = soFar.offers;
    listed(searchId, length);
    ports.progress.markListed(searchId, length).catch(ports.cacheFailed);
  }
  return {
    /** Waits until the search itself has been stored. */
    begin(searchId: string, shown: () => void, searchStored: Promise<void> = Promise.resolve()): OpenList {
      let storing = searchStored;
      return {
        open(soFar) {
          storing = storing.then(() => storeOpen(searchId, soFar, shown));
          // A list that could not be opened is shown when the search ends.
          storing.catch(ports.openFailed);
        },
        stored: () => storing.catch(() => undefined),
      };
    },
  };
}
