/**
 * How every column of the database is protected. A guard compares this list with the migrations, a contract test with the migrated schema: a
 * column that is missing here fails both. A new column with data about a person is encrypted (`*_enc`, src/adapters/postgres/encrypted-record.ts) or a keyed
 * hash (src/platform/crypto/lookup-hash.ts); anything else needs a reason that a reader can judge.
 */
export interface StoredColumns {
  /** Values of the column cipher. `npm run tool -- reencrypt` processes all of them. */
  readonly encrypted?: readonly string[];
  /** Keyed hashes by which a person or an address is found (src/platform/crypto/lookup-hash.ts). `npm run tool -- rehash` processes all of them. */
  readonly lookups?: readonly string[];
  /** Other keyed hashes, and hashes of random secrets: equal values can be found, but not read. */
  readonly hashed?: readonly string[];
  /** No personal data; grouped by reason. */
  readonly clear?: readonly ClearColumns[];
}

export type ClearColumns = readonly [reason: string, ...columns: string[]];

export const RANDOM_ID = "a random id: reveals nothing without the row it names";
export const TIME = "when something happened in the row";
export const STATE = "the state of our own processing of the row, one of our own values";
export const COUNT = "how often or in which order";
export const VERTICAL = "which of our services it concerns";
export const TEXT_VERSION = "which edition of our own text was shown";
export const PRODUCT = "a product as its provider describes and prices it: no fact about the person is in it";
export const WHOLE_ORDER_HASH =
  "a hash of the whole order: no single fact can be tried against it without all the others";
export const STAFF = "the random id of a member of staff";
export const OURS = "our own texts or figures, about no person";
