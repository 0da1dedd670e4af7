import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/** A script on one key, sent by its hash: the text is sent only to a Redis that does not have it. */
export function createScript<Answer>(redis: Redis, text: string) {
  const run = createKeysScript<Answer>(redis, text);
  return (key: string, ...given: readonly string[]): Promise<Answer> => run([key], given);
}

/** The same on several keys. */
export function createKeysScript<Answer>(redis: Redis, text: string) {
  const name = createHash("sha1").update(text).digest("hex");
  return async (keys: readonly string[], given: readonly string[]): Promise<Answer> => {
    try {
      return (await redis.evalsha(name, keys.length, ...keys, ...given)) as Answer;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
      return (await redis.eval(text, keys.length, ...keys, ...given)) as Answer;
    }
  };
}
