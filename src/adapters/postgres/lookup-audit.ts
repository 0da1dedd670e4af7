import type { LookupAudit } from "#journeys/lookup/person-lookup.port.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export interface LookupAuditPorts {
  readonly pool: DatabasePool;
  readonly lookupHash: LookupHash;
}

export const createLookupAudit = ({ pool, lookupHash }: LookupAuditPorts): LookupAudit => ({
  async record({ personalNumber, owner, purpose, isNamed }) {
    const values = [lookupHash("person", personalNumber), owner, purpose, isNamed];
    await pool.query({ name: "lookups-record", text: RECORD, values });
  },
});

const RECORD = "insert into lookups (person_lookup, owner, purpose, is_named) values ($1, $2, $3, $4)";
