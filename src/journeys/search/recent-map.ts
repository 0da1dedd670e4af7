export interface RecentMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/** Removes a sixteenth at once: finding the first entry skips all entries that were deleted before it. */
const FORGOTTEN_SHARE = 1 / 16;

/** A map that removes the least recently used entries once it holds more than `limit`. */
export function recentMap<Key, Value>(limit: number): RecentMap<Key, Value> {
  const entries = new Map<Key, Value>();
  const forgottenAtOnce = Math.max(1, Math.floor(limit * FORGOTTEN_SHARE));
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      let left = forgottenAtOnce;
      for (const oldest of entries.keys()) {
        if (left-- === 0) break;
        entries.delete(oldest);
      }
    },
    delete: (key) => void entries.delete(key),
  };
}
