import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { execute } from "./query.ts";

/** Ends sessions by a command. A session is read at every request, so the end is effective from the next one. */
export interface EndedSessions {
  /** The number of ended sessions. */
  ofPerson(personalNumber: string): Promise<number>;
  ofEverybody(): Promise<number>;
}

export const createEndedSessions = (pool: DatabasePool, lookupHash: LookupHash): EndedSessions => ({
  ofPerson: async (personalNumber) => execute(pool, OF_PERSON, [lookupHash.all("person", personalNumber)]),
  ofEverybody: async () => execute(pool, "delete from sessions"),
});

const OF_PERSON =
  "delete from sessions using persons where persons.id = person_id and persons.person_lookup = any ($1)";
