import { DAY_MS } from "#domain/calendar/durations.ts";
import type { KnownPerson, PersonCache } from "#journeys/lookup/person-lookup.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";

export interface PersonMemoryPorts {
  readonly redis: RedisConnection;
  readonly cipher: ColumnCipher;
  readonly lookupHash: LookupHash;
  readonly prefix?: string;
}

/** The register is updated once a day. */
const REMEMBER_MS = DAY_MS;

/** All answers are stored in the same form, encrypted and padded: neither key nor length reveals whether the person exists. */
export function createPersonMemory({ redis, cipher, lookupHash, prefix = "sparv:" }: PersonMemoryPorts): PersonCache {
  const placeOf = (personalNumber: string) => {
    const rowId = lookupHash("person", `memory ${personalNumber}`);
    return { key: `${prefix}person:${rowId}`, cell: { column: "redis.person", rowId } };
  };
  return {
    async find(personalNumber) {
      if (!redis.isUp()) return undefined;
      const { key, cell } = placeOf(personalNumber);
      try {
        const stored = await redis.client.get(key);
        return stored === null ? undefined : (JSON.parse(cipher.decrypt(cell, stored)) as KnownPerson);
      } catch {
        // Redis is unavailable, or the key of the value is gone: the register is asked instead.
        return undefined;
      }
    },
    async store(personalNumber, person) {
      if (!redis.isUp()) return;
      const { key, cell } = placeOf(personalNumber);
      const padded = JSON.stringify(person).padEnd(STORED_CHARS);
      await redis.client.set(key, cipher.encrypt(cell, padded), "PX", REMEMBER_MS).catch(() => undefined);
    },
  };
}

/** Longer than nearly every name with its JSON around it. */
const STORED_CHARS = 160;
