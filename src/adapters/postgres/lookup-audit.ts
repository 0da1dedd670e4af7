import type { LookupAudit } from "#journeys/lookup/person-lookup.port.ts";
import type { StorePorts } from "./store-ports.ts";

export const createLookupAudit = ({ pool, lookupHash }: Pick<StorePorts, "pool" | "lookupHash">): LookupAudit => ({
  async record({ personalNumber, owner, purpose, isNamed }) {
    const values = [lookupHash("person", personalNumber), owner, purpose, isNamed];
    await pool.query({ name: "lookups-record", text: RECORD, values });
  },
});

const RECORD = "insert into lookups (person_lookup, owner, purpose, is_named) values ($1, $2, $3, $4)";
