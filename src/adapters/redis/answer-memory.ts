import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { AnswerKey, AnswerCache, AssistantAnswer } from "#journeys/assistant/assistant.port.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";

export interface AnswerMemoryPorts {
  readonly redis: RedisConnection;
  readonly lookupHash: LookupHash;
  /** Part of the key: a new name hides the answers stored under the old one, after a change of rules or model. */
  readonly generation: string;
  readonly prefix?: string;
}

/** A finished search does not change. Longer than a visitor looks at one, shorter than prices are valid. */
const REMEMBER_MS = 6 * HOUR_MS;

export function createAnswerMemory({
  redis,
  lookupHash,
  generation,
  prefix = "sparv:",
}: AnswerMemoryPorts): AnswerCache {
  const keyOf = ({ vertical, searchId, payment, preferences }: AnswerKey): string =>
    `${prefix}assistant:${lookupHash("assistant", [generation, vertical, searchId, payment, ...preferences].join(" "))}`;
  const read = async (key: string): Promise<AssistantAnswer | undefined> => {
    const stored = await redis.client.get(key);
    return stored === null ? undefined : (JSON.parse(stored) as AssistantAnswer);
  };
  return {
    async find(asked) {
      if (!redis.isUp()) return undefined;
      // Redis is unavailable: the question is answered again.
      return read(keyOf(asked)).catch(() => undefined);
    },
    async store(asked, answer) {
      if (!redis.isUp()) return answer;
      const key = keyOf(asked);
      try {
        const isFirst = await redis.client.set(key, JSON.stringify(answer), "PX", REMEMBER_MS, "NX");
        return isFirst === null ? ((await read(key)) ?? answer) : answer;
      } catch {
        return answer;
      }
    },
  };
}
