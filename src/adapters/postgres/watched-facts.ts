import type { WatchedFactsSource } from "#journeys/watch/watched-facts.port.ts";
import type { PolicyToday } from "#verticals/_contract/fetching.ts";
import { IS_PROVED_FETCH, lookupsOfPerson, ownSearches } from "./person-lookups.ts";
import { decryptJson, decryptRecord } from "./encrypted-record.ts";
import { findOne } from "./query.ts";
import { PARAMETERS_CELL, PERSONAL_CELL } from "./search-cells.ts";
import type { StorePorts } from "./store-ports.ts";

export const createWatchedFacts = ({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): WatchedFactsSource => ({
  async ofSearch({ personId, owner, vertical, searchId, providerId }) {
    const row = await findOne<SearchRow>(pool, SEARCH, [searchId, vertical, personId, owner, providerId ?? null]);
    if (!row) return undefined;
    const parameters = decryptRecord(cipher, { column: PARAMETERS_CELL, rowId: searchId }, row.parameters_enc);
    const personal = decryptRecord(cipher, { column: PERSONAL_CELL, rowId: searchId }, row.personal_enc);
    const offer = row.offer === null ? undefined : (JSON.parse(row.offer) as { detail?: Record<string, unknown> });
    return { facts: { ...parameters, ...personal }, detail: offer?.detail };
  },
  async reported(personId, vertical) {
    const row = await findOne<{ id: string; policy_enc: string }>(pool, REPORTED, [personId, vertical]);
    if (!row) return undefined;
    const stored = decryptJson(cipher, { column: "fetches.policy_enc", rowId: row.id }, row.policy_enc);
    const { insuranceName, deductibles = [] } = stored as Partial<PolicyToday>;
    return { insuranceName, deductibles };
  },
});

interface SearchRow {
  readonly parameters_enc: string | null;
  readonly personal_enc: string | null;
  readonly offer: string | null;
}

const SEARCH = `
select parameters_enc, personal_enc,
  (select offer::text from offers where offers.search_id = $1 and provider_id = $5 order by position limit 1) as offer
from searches where id = $1 and vertical = $2
  and (id in ${ownSearches("$3")} or (owner = $4 and (person_lookup is null or person_lookup = any ${lookupsOfPerson("$3")})))`;

const REPORTED = `
select id, policy_enc from fetches
where person_lookup = any ${lookupsOfPerson("$1")} and ${IS_PROVED_FETCH} and vertical = $2 and policy_enc is not null
order by started_at desc limit 1`;
