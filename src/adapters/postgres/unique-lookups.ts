import type { LookupHash, StoredPurpose } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { inTransaction } from "#platform/database/pool.ts";
import type { Connection } from "./query.ts";

/**
 * Columns of which there is one row for each person or address, as `table.column`, and when another row is in the way. A test compares
 * the list with the unique constraints of the database.
 */
export const UNIQUE_LOOKUPS = {
  "persons.person_lookup": "true",
  "staff.person_lookup": "true",
  "suppressed_addresses.recipient_lookup": "true",
  "newsletter_subscribers.address_lookup": "true",
  "waiting_list.address_lookup": "other.service = waiting_list.service",
  "gift_entries.person_lookup": "other.campaign = gift_entries.campaign",
  "competition_entries.person_lookup": "other.month_id = competition_entries.month_id",
  "list_share_votes.voter_hash": "other.share_id = list_share_votes.share_id",
  "orders.subject_lookup": `other.state not in ('refused', 'repriced', 'expired') and other.withdrawn_at is null
    and orders.state not in ('refused', 'repriced', 'expired') and orders.withdrawn_at is null`,
} as const;

export type UniqueLookup = keyof typeof UNIQUE_LOOKUPS;

/** Whose row it is. */
export interface Claimed {
  readonly purpose: StoredPurpose;
  readonly value: string;
}

/**
 * Before a row is written that a unique constraint allows once: the constraint does not see a row that is stored under another key. While
 * there are two, nodes wait for each other, and such a row is moved to the hash that is about to be stored. Within a transaction.
 */
export async function claimLookup(
  connection: Connection,
  lookupHash: LookupHash,
  column: UniqueLookup,
  { purpose, value }: Claimed,
): Promise<void> {
  const [stored, ...others] = lookupHash.all(purpose, value);
  if (others.length === 0) return;
  // Nodes that store different hashes must wait at the same lock.
  await connection.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [lookupHash.oldest(purpose, value)]);
  await connection.query(moveText(column), [stored, others]);
}

/** With one key the constraint is enough, and the statement needs no transaction. */
export function whenClaimed<T>(
  { pool, lookupHash }: { readonly pool: DatabasePool; readonly lookupHash: LookupHash },
  column: UniqueLookup,
  claimed: Claimed,
  write: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (lookupHash.keys.generations.length === 1) return write(pool);
  return inTransaction(pool, async (client) => {
    await claimLookup(client, lookupHash, column, claimed);
    return write(client);
  });
}

function moveText(place: UniqueLookup): string {
  const [table, column] = place.split(".") as [string, string];
  return `
update ${table} set ${column} = $1 where ${column} = any($2)
  and not exists (select from ${table} as other where other.${column} = $1 and ${UNIQUE_LOOKUPS[place]})`;
}
