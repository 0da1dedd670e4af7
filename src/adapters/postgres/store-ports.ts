import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** What stores are made with. One that needs less picks from it. */
export interface StorePorts {
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly lookupHash: LookupHash;
}
