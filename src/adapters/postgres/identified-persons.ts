import { IDENTIFIED_FOR_MS, type IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
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
    ];
    await pool.query({ name: "identified-persons-record", text: RECORD, values });
  },
  async isIdentified({ owner, personId }, personalNumber, nowMs) {
    const values = [owner, lookupHash.all("person", personalNumber), new Date(nowMs), personId ?? null];
    const { rows } = await pool.query<{ is_identified: boolean }>({
      name: "identified-persons-is",
      text: IS_IDENTIFIED,
      values,
    });
    return rows[0]?.is_identified === true;
  },
});

const RECORD = `
insert into browser_identifications (owner, person_lookup, method, reference, identified_at, expires_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (method, reference) do nothing`;

const IS_IDENTIFIED = `
select exists (select from persons where id = $4 and person_lookup = any ($2))
  or exists (
    select from browser_identifications where owner = $1 and person_lookup = any ($2) and identified_at <= $3 and expires_at > $3
  ) as is_identified`;
