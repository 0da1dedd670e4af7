import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/** A script on one key, sent by its name: the text goes over only to a Redis that has not seen it, or has forgotten it. */
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
