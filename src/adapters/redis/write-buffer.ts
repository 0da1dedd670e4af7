import type { Redis } from "ioredis";

export interface WriteBuffer {
  /** Sets one field of a hash, soon; resolves when it has been written. */
  add(key: string, field: string, value: string): Promise<void>;
}

/** A page looks every 800 ms: it cannot tell an answer written at once from one written with its neighbours. */
const GATHER_MS = 20;

/**
 * Gathers what a node writes of all its searches and sends it as one pipeline. A node that dies loses what it had gathered,
 * which whoever takes over the search asks for again.
 */
export function createWriteBuffer(redis: Redis, lifeMs: number): WriteBuffer {
  let gathered = new Map<string, string[]>();
  let sending: Promise<void> | undefined;

  const sendSoon = (): Promise<void> =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        const batch = gathered;
        gathered = new Map();
        sending = undefined;
        send(redis, batch, lifeMs).then(resolve, reject);
      }, GATHER_MS);
    });

  return {
    add(key, field, value) {
      const fields = gathered.get(key);
      if (fields) fields.push(field, value);
      else gathered.set(key, [field, value]);
      sending ??= sendSoon();
      return sending;
    },
  };
}

async function send(redis: Redis, batch: ReadonlyMap<string, string[]>, lifeMs: number): Promise<void> {
  const pipeline = redis.pipeline();
  for (const [key, fields] of batch) pipeline.hset(key, ...fields).pexpire(key, lifeMs);
  for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
}
