import type { Redis } from "ioredis";
import { createKeysScript } from "./script.ts";

export interface WriteBuffer {
  /** Sets one field of a hash in the next batch; resolves when it has been written or dropped. `value` is called when the batch is sent. */
  add(key: string, field: string, value: () => string): Promise<void>;
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
 * Writes a batch: hashes, then texts. A command of its own for each write and each expiry cost the node several times as much as the
 * writes themselves. KEYS are those of the hashes and of the texts; ARGV has the life, how many are hashes, for each of these the number
 * of its fields before them, and the texts.
 */
const WRITE = `
  local hashes = tonumber(ARGV[2])
  local at = 3
  for key = 1, #KEYS do
    if key <= hashes then
      local last = at + 2 * tonumber(ARGV[at])
      redis.call('HSET', KEYS[key], unpack(ARGV, at + 1, last))
      at = last + 1
    else
      redis.call('APPEND', KEYS[key], ARGV[at])
      at = at + 1
    end
    redis.call('PEXPIRE', KEYS[key], ARGV[1])
  end`;

/**
 * Buffers the writes of all searches of a node and sends them as one command. A node that dies loses its buffer; the node
 * that takes the search over asks the providers again.
 */
export function createWriteBuffer(redis: Redis, { gatherMs, lifeMs }: WriteBufferSettings): WriteBuffer {
  const write = createKeysScript<null>(redis, WRITE);
  let gathered = newBatch();
  let sending: Promise<void> | undefined;

  const sendSoon = (): Promise<void> =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        const batch = gathered;
        gathered = newBatch();
        sending = undefined;
        send(write, batch, lifeMs).then(resolve, reject);
      }, gatherMs);
    });

  return {
    add(key, field, value) {
      const fields = gathered.hashes.get(key) ?? new Map<string, () => string>();
      fields.set(field, value);
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

async function send(write: Write, { hashes, texts }: Batch, lifeMs: number): Promise<void> {
  if (hashes.size + texts.size === 0) return;
  const given = [String(lifeMs), String(hashes.size)];
  for (const fields of hashes.values()) {
    given.push(String(fields.size));
    for (const [field, value] of fields) given.push(field, value());
  }
  given.push(...texts.values());
  await write([...hashes.keys(), ...texts.keys()], given);
}

type Write = (keys: readonly string[], given: readonly string[]) => Promise<null>;
