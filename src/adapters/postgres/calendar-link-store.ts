import type { CalendarLinkStore } from "#journeys/household/household.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueAccessNotice } from "./access-notice.ts";
import { execute, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

export const createCalendarLinkStore = ({ pool, ...ports }: StorePorts): CalendarLinkStore => ({
  async find(personId) {
    const query = { name: "calendar-links-find", text: FIND, values: [personId] };
    const row = await findOne<{ created_at: Date }>(pool, query);
    return row && { createdAtMs: row.created_at.getTime() };
  },
  replace: (personId, { linkId, token, createdAtMs }, notice) =>
    inTransaction(pool, async (client) => {
      const values = [linkId, personId, tokenHash(token), new Date(createdAtMs)];
      await client.query({ name: "calendar-links-replace", text: REPLACE, values });
      return queueAccessNotice(client, ports, personId, notice);
    }),
  revoke: async (personId) =>
    (await execute(pool, { name: "calendar-links-revoke", text: REVOKE, values: [personId] })) === 1,
  async personOf(token) {
    const query = { name: "calendar-links-person", text: PERSON_OF, values: [tokenHash(token)] };
    return (await findOne<{ person_id: string }>(pool, query))?.person_id;
  },
});

const FIND = "select created_at from calendar_links where person_id = $1";

const REPLACE = `
insert into calendar_links (id, person_id, token_hash, created_at) values ($1, $2, $3, $4)
on conflict on constraint calendar_links_one_per_person
do update set id = excluded.id, token_hash = excluded.token_hash, created_at = excluded.created_at`;

const REVOKE = "delete from calendar_links where person_id = $1";

const PERSON_OF = "select person_id from calendar_links where token_hash = $1";
