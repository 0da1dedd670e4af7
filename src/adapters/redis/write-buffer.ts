import type { Redis } from "ioredis";

export interface WriteBuffer {
  /** Sets one field of a hash, soon; resolves when it has been written, or dropped. What it holds is asked for then. */
  add(key: string, field: string, write: () => string): Promise<void>;
  /** Puts a word at the end of a text, soon; resolves when it stands there. */
  append(key: string, word: string): Promise<void>;
  /** What has been gathered for the key is not written: nobody will look for it any more. */
  drop(key: string): void;
}

export interface WriteBufferSettings {
  readonly gatherMs: number;
  /** How long a key lives after it was last written. */
  readonly lifeMs: number;
}

interface Batch {
  readonly hashes: Map<string, Map<string, () => string>>;
  readonly texts: Map<string, string>;
}

const newBatch = (): Batch => ({ hashes: new Map(), texts: new Map() });

/**
 * Gathers what a node writes of all its searches and sends it as one pipeline. A node that dies loses what it had gathered,
 * which whoever takes over the search asks for again.
 */
export function createWriteBuffer(redis: Redis, { gatherMs, lifeMs }: WriteBufferSettings): WriteBuffer {
  let gathered = newBatch();
  let sending: Promise<void> | undefined;

  const sendSoon = (): Promise<void> =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        const batch = gathered;
        gathered = newBatch();
        sending = undefined;
        send(redis, batch, lifeMs).then(resolve, reject);
      }, gatherMs);
    });

  return {
    add(key, field, write) {
      const fields = gathered.hashes.get(key) ?? new Map<string, () => string>();
      fields.set(field, write);
      gathered.hashes.set(key, fields);
      sending ??= sendSoon();
      return sending;
    },
    append(key, word) {
      gathered.texts.set(key, `${gathered.texts.get(key) ?? ""} ${word}`);
      sending ??= sendSoon();
      return sending;
    },
    drop: (key) => void gathered.hashes.delete(key),
  };
}

async function send(redis: Redis, batch: Batch, lifeMs: number): Promise<void> {
  if (batch.hashes.size + batch.texts.size === 0) return;
  const pipeline = redis.pipeline();
  for (const [key, fields] of batch.hashes) {
    const written = Array.from(fields).flatMap(([field, write]) => [field, write()]);
    pipeline.hset(key, ...written).pexpire(key, lifeMs);
  }
  for (const [key, words] of batch.texts) pipeline.append(key, words).pexpire(key, lifeMs);
  for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
}
