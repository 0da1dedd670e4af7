import {
  IDENTIFIED_FOR_MS,
  type IdentifiedBy,
  type IdentifiedPersons,
} from "#journeys/identity/identified-persons.port.ts";
import { adoptOrders } from "./person-lookups.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export const createIdentifiedPersons = ({
  pool,
  lookupHash,
}: Pick<StorePorts, "pool" | "lookupHash">): IdentifiedPersons => ({
  async record({ owner, personalNumber, method, reference, identifiedAtMs }) {
    const values = [
      owner,
      lookupHash("person", personalNumber),
      method,
      reference,
      new Date(identifiedAtMs),
      new Date(identifiedAtMs + IDENTIFIED_FOR_MS),
      lookupHash.all("person", personalNumber),
    ];
    await pool.query({ name: "identified-persons-record", text: RECORD, values });
  },
  async isIdentified(...question) {
    return (await this.identifiedBy(...question)) !== undefined;
  },
  async identifiedBy({ owner, personId }, personalNumber, nowMs) {
    const values = [owner, lookupHash.all("person", personalNumber), new Date(nowMs), personId ?? null];
    const row = await findOne<IdentifiedRow>(pool, { name: "identified-persons-by", text: IDENTIFIED_BY, values });
    return row?.identified_by;
  },
});

interface IdentifiedRow {
  readonly identified_by: IdentifiedBy;
}

const RECORD = `
with adopted as (${adoptOrders("select $1::text as owner, $7::text[] as lookups")})
insert into browser_identifications (owner, person_lookup, method, reference, identified_at, expires_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (method, reference) do nothing`;

const IDENTIFIED_BY = `
select 'session' as identified_by, 1 as place from persons where id = $4 and person_lookup = any ($2)
union all
select method, 2 from browser_identifications
where owner = $1 and person_lookup = any ($2) and identified_at <= $3 and expires_at > $3
order by place limit 1`;
