import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/** A script on one key, sent by its hash: the text is sent only to a Redis that does not have it. */
export function createScript<Answer>(redis: Redis, text: string) {
  const name = createHash("sha1").update(text).digest("hex");
  return async (key: string, ...given: readonly string[]): Promise<Answer> => {
    try {
      return (await redis.evalsha(name, 1, key, ...given)) as Answer;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
      return (await redis.eval(text, 1, key, ...given)) as Answer;
    }
  };
}
