import type { FetchProgress, FetchView } from "#journeys/fetch/fetch-progress.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";

export interface FetchProgressPorts {
  readonly redis: RedisConnection;
  readonly cipher: ColumnCipher;
  readonly prefix?: string;
}

/** A view that is not renewed within this time is outdated: the QR code changes every other second. */
const VIEW_LIFE_MS = 10_000;
/** The longest duration of a fetch. */
const NUDGE_LIFE_MS = 600_000;

/** Encrypted: a person with the app's start token can replace the login by their own. */
export function createFetchProgress({ redis, cipher, prefix = "sparv:" }: FetchProgressPorts): FetchProgress {
  const viewKey = (fetchId: string): string => `${prefix}fetch:${fetchId}`;
  const nudgeKey = (fetchId: string): string => `${prefix}fetch-nudge:${fetchId}`;
  const cellOf = (fetchId: string) => ({ column: "redis.fetch", rowId: fetchId });
  const ifUp = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    if (!redis.isUp()) return undefined;
    try {
      return await ask();
    } catch {
      // Redis is unavailable, or the key of the value is gone: the database row remains.
      return undefined;
    }
  };
  return {
    async publish(fetchId, view) {
      const sealed = cipher.encrypt(cellOf(fetchId), JSON.stringify(view));
      await ifUp(() => redis.client.set(viewKey(fetchId), sealed, "PX", VIEW_LIFE_MS));
    },
    read: (fetchId) =>
      ifUp(async () => {
        const sealed = await redis.client.get(viewKey(fetchId));
        return sealed === null ? undefined : (JSON.parse(cipher.decrypt(cellOf(fetchId), sealed)) as FetchView);
      }),
    async nudge(fetchId) {
      await ifUp(() => redis.client.set(nudgeKey(fetchId), "1", "PX", NUDGE_LIFE_MS));
    },
    takeNudge: async (fetchId) => (await ifUp(() => redis.client.del(nudgeKey(fetchId)))) === 1,
    async forget(fetchId) {
      await ifUp(() => redis.client.del(viewKey(fetchId), nudgeKey(fetchId)));
    },
  };
}
