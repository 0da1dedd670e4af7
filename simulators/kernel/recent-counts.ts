/** Counts how often each key has come; forgets the oldest keys beyond a limit, so that a long run does not fill the memory. */
export interface RecentCounts {
  /** How often the key has come, this time included. */
  next(key: string): number;
  clear(): void;
}

export function recentCounts(maxKeys: number): RecentCounts {
  const counts = new Map<string, number>();
  return {
    next(key) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const oldest = counts.size > maxKeys ? counts.keys().next() : undefined;
      if (oldest && !oldest.done) counts.delete(oldest.value);
      return count;
    },
    clear: () => counts.clear(),
  };
}
