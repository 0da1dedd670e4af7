/** Notifies the subscribers of a search on this node when an answer arrives, so that they need not poll. */
export interface SearchEvents {
  /** Something has happened to the search. */
  publish(searchId: string): void;
  /** Resolves at the next event, or after the wait: events of a search on another node do not arrive here. */
  waitForNext(searchId: string, waitMs: number): Promise<void>;
}

export function createSearchEvents(): SearchEvents {
  const listening = new Map<string, Set<() => void>>();
  return {
    publish(searchId) {
      for (const notify of listening.get(searchId) ?? []) notify();
    },
    waitForNext: (searchId, waitMs) =>
      new Promise((resolve) => {
        const listeners = listening.get(searchId) ?? new Set();
        const notify = () => {
          clearTimeout(timer);
          listeners.delete(notify);
          if (listeners.size === 0) listening.delete(searchId);
          resolve();
        };
        const timer = setTimeout(notify, waitMs);
        listeners.add(notify);
        listening.set(searchId, listeners);
      }),
  };
}
