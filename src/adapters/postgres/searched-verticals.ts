import type { FindSearched } from "#journeys/household/household.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { ownSearches } from "./person-lookups.ts";
import { findMany } from "./query.ts";

/** What a person has searched for with their number, in a browser of theirs or by an agent, as long as searches are stored. */
export const createFindSearched =
  (pool: DatabasePool): FindSearched =>
  async (personId) => {
    const query = { name: "searched-verticals", text: SEARCHED, values: [personId] };
    return (await findMany<{ vertical: string }>(pool, query)).map(({ vertical }) => vertical);
  };

const SEARCHED = `
select distinct vertical from searches
where person_lookup is not null and id in ${ownSearches("$1")} order by vertical`;
