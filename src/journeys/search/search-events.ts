/** Lets whoever follows a search on this node hear of its answers when they land, instead of looking again and again. */
export interface SearchEvents {
  /** Something has happened to the search. */
  publish(searchId: string): void;
  /** Resolves at the next word, or after the wait: a search run elsewhere is not heard here. */
  waitForNext(searchId: string, waitMs: number): Promise<void>;
}

export function createSearchEvents(): SearchEvents {
  const listening = new Map<string, Set<() => void>>();
  return {
    publish(searchId) {
      for (const hear of listening.get(searchId) ?? []) hear();
    },
    waitForNext: (searchId, waitMs) =>
      new Promise((resolve) => {
        const listeners = listening.get(searchId) ?? new Set();
        const hear = () => {
          clearTimeout(timer);
          listeners.delete(hear);
          if (listeners.size === 0) listening.delete(searchId);
          resolve();
        };
        const timer = setTimeout(hear, waitMs);
        listeners.add(hear);
        listening.set(searchId, listeners);
      }),
  };
}
