import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Ends sessions by a command. A session is read at every request, so the end is effective from the next one. */
export interface EndedSessions {
  /** The number of ended sessions. */
  ofPerson(personalNumber: string): Promise<number>;
  ofEverybody(): Promise<number>;
}

export const createEndedSessions = (pool: DatabasePool, lookupHash: LookupHash): EndedSessions => ({
  async ofPerson(personalNumber) {
    const { rowCount } = await pool.query(OF_PERSON, [lookupHash("person", personalNumber)]);
    return rowCount ?? 0;
  },
  async ofEverybody() {
    const { rowCount } = await pool.query("delete from sessions");
    return rowCount ?? 0;
  },
});

const OF_PERSON = "delete from sessions using persons where persons.id = person_id and persons.person_lookup = $1";
