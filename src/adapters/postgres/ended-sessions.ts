import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Ends sessions from outside the site. A session is read with every request, so that this holds from the next one. */
export interface EndedSessions {
  /** How many there were. */
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
