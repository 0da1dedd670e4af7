import { idsOfSameDay } from "#domain/search/day-id.ts";
import type { Favourite, FavouriteStore } from "#journeys/favourites/favourites.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { execute, findOne, findPlain } from "./query.ts";

export const createFavouriteStore = (pool: DatabasePool): FavouriteStore => ({
  async store({ favouriteId, personId, resultId, owner, createdAtMs }) {
    const values = [favouriteId, personId, resultId, owner, new Date(createdAtMs), ...idsOfSameDay(resultId)];
    return (await findOne<{ id: string }>(pool, { name: "favourites-store", text: STORE, values }))?.id;
  },
  remove: async (favouriteId, personId) =>
    (await execute(pool, { name: "favourites-remove", text: REMOVE, values: [favouriteId, personId] })) === 1,
  async inSearch(personId, searchId) {
    const values = [personId, searchId];
    const { rows } = await pool.query<{ id: string; result_id: string }>({
      name: "favourites-in-search",
      text: IN_SEARCH,
      values,
    });
    return new Map(rows.map(({ id, result_id }) => [result_id, id]));
  },
  ofPerson: (personId) => findPlain<Favourite>(pool, { name: "favourites-of-person", text: OF, values: [personId] }),
});

/** The update changes nothing: it makes the statement return the id of the existing row, also after a lost race. */
const STORE = `
insert into favourites (id, person_id, vertical, search_id, result_id, provider_id, provider_name, subscription_name,
  price, valid_until, created_at)
select $1, $2, searches.vertical, searches.id, offers.result_id, offers.provider_id, facts ->> 'providerName',
  facts ->> 'subscriptionName',
  facts -> 'price', (facts ->> 'validUntil')::timestamptz, $5
from offers join searches on searches.id = offers.search_id cross join lateral (select offers.offer::jsonb) as read (facts)
where offers.result_id = $3 and searches.owner = $4
  and offers.search_id >= $6 and offers.search_id < $7 and searches.id >= $6 and searches.id < $7
on conflict on constraint favourites_one_per_offer do update set result_id = excluded.result_id
returning id`;

const REMOVE = "delete from favourites where id = $1 and person_id = $2";

const IN_SEARCH = "select id, result_id from favourites where person_id = $1 and search_id = $2";

const OF = `
select id as favourite_id, vertical, search_id, result_id, provider_id, provider_name, subscription_name, price, valid_until,
  created_at
from favourites where person_id = $1 order by created_at desc, id`;
