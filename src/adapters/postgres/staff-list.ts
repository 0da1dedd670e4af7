import type { StaffRole } from "#domain/session/session.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { execute } from "./query.ts";
import { whenClaimed } from "./unique-lookups.ts";

/** The roles of staff. Read with every session, so that a change is effective from the next request. */
export interface StaffList {
  /** Adds to the roles the person has. */
  add(personalNumber: string, roles: readonly StaffRole[], addedBy: string): Promise<void>;
  /** False when they were not on the list. */
  remove(personalNumber: string): Promise<boolean>;
}

export const createStaffList = (pool: DatabasePool, lookupHash: LookupHash): StaffList => ({
  async add(personalNumber, roles, addedBy) {
    const values = [lookupHash("person", personalNumber), roles, addedBy];
    const claimed = { purpose: "person", value: personalNumber } as const;
    await whenClaimed({ pool, lookupHash }, "staff.person_lookup", claimed, (client) => client.query(ADD, values));
  },
  remove: async (personalNumber) => (await execute(pool, REMOVE, [lookupHash.all("person", personalNumber)])) > 0,
});

const ADD = `
insert into staff (person_lookup, roles, added_by) values ($1, $2, $3)
on conflict (person_lookup) do update
set roles = array(select distinct unnest(staff.roles || excluded.roles) order by 1), added_by = excluded.added_by, added_at = now()`;

const REMOVE = "delete from staff where person_lookup = any ($1)";
