import type { DatabasePool } from "#platform/database/pool.ts";

/** Finds the search of an offer, for its owner; undefined also when the offer belongs to another visitor. */
export const createSearchOfResult =
  (pool: DatabasePool) =>
  async (resultId: string, owner: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ search_id: string }>({
      name: "search-of-result",
      text: `
select offers.search_id from offers join searches on searches.id = offers.search_id
where offers.result_id = $1 and searches.owner = $2`,
      values: [resultId, owner],
    });
    return rows[0]?.search_id;
  };
