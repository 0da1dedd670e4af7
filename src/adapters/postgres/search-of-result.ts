import { idsOfSameDay } from "#domain/search/day-id.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Finds the search of an offer, for its owner; undefined also when the offer belongs to another visitor. */
export const createSearchOfResult =
  (pool: DatabasePool) =>
  async (resultId: string, owner: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ search_id: string }>({
      name: "search-of-result",
      text: `
select offers.search_id from offers join searches on searches.id = offers.search_id
where offers.result_id = $1 and searches.owner = $2
  and offers.search_id >= $3 and offers.search_id < $4 and searches.id >= $3 and searches.id < $4`,
      values: [resultId, owner, ...idsOfSameDay(resultId)],
    });
    return rows[0]?.search_id;
  };
