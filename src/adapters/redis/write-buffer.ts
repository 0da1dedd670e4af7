import type { Redis } from "ioredis";

export interface WriteBuffer {
  /** Sets one field of a hash in the next batch; resolves when it has been written or dropped. `write` is called when the batch is sent. */
  add(key: string, field: string, write: () => string): Promise<void>;
  /** Appends a token to a text in the next batch; resolves when it has been written. */
  append(key: string, token: string): Promise<void>;
  /** Discards the buffered hash fields of the key: they will not be read any more. */
  drop(key: string): void;
}

export interface WriteBufferSettings {
  readonly gatherMs: number;
  /** Expiry of a key after its last write. */
  readonly lifeMs: number;
}

interface Batch {
  readonly hashes: Map<string, Map<string, () => string>>;
  readonly texts: Map<string, string>;
}

const newBatch = (): Batch => ({ hashes: new Map(), texts: new Map() });

/**
 * Buffers the writes of all searches of a node and sends them as one pipeline. A node that dies loses its buffer; the node
 * that takes the search over asks the providers again.
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
    append(key, token) {
      gathered.texts.set(key, `${gathered.texts.get(key) ?? ""} ${token}`);
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
  for (const [key, text] of batch.texts) pipeline.append(key, text).pexpire(key, lifeMs);
  for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
}
