import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { type DatabasePool, inTransaction } from "#platform/database/pool.ts";
import { execute } from "./query.ts";
import { VISITOR_IDS_CHANNEL } from "./visitor-ids.ts";

/** How much of each was ended. */
export interface EndedAccess {
  readonly sessions: number;
  /** Programs that the person had let read. */
  readonly agents: number;
  readonly calendarLinks: number;
  /** Browsers in which the person had logged in or been identified: the cookie there, and every copy of it, is no one's. */
  readonly browsers: number;
  readonly identifications: number;
}

/**
 * Ends by a command everything that speaks for a person without a new login: a thief of an open session may have made the others from it. Each is
 * read at every request, so the end is effective from the next one; nodes are notified of the ids of visitors.
 */
export interface EndedSessions {
  ofPerson(personalNumber: string): Promise<EndedAccess>;
  ofEverybody(): Promise<EndedAccess>;
}

export const createEndedSessions = (pool: DatabasePool, lookupHash: LookupHash): EndedSessions => ({
  ofPerson: (personalNumber) => end(pool, lookupHash.all("person", personalNumber)),
  ofEverybody: () => end(pool, null),
});

/** In one transaction: what is half ended would be made again from what is left. */
const end = (pool: DatabasePool, lookups: readonly string[] | null): Promise<EndedAccess> =>
  inTransaction(pool, async (client) => {
    // The browsers before what they are found by.
    const browsers = await execute(client, END_BROWSERS, [lookups]);
    const identifications = await execute(client, `delete from browser_identifications where ${OF_LOOKUP}`, [lookups]);
    const calendarLinks = await execute(client, `delete from calendar_links where ${OF_PERSON}`, [lookups]);
    const agents = await execute(client, END_GRANTS, [lookups]);
    const sessions = await execute(client, `delete from sessions where ${OF_PERSON}`, [lookups]);
    await client.query("select pg_notify($1, '')", [VISITOR_IDS_CHANNEL]);
    return { sessions, agents, calendarLinks, browsers, identifications };
  });

const OF_LOOKUP = "($1::text[] is null or person_lookup = any ($1))";
const OF_PERSON = `($1::text[] is null or person_id in (select id from persons where person_lookup = any ($1)))`;

/** A token is good as long as its grant is. */
const END_GRANTS = `update agent_grants set state = 'ended', ended_at = now() where state = 'active' and ${OF_PERSON}`;

const END_BROWSERS = `
insert into visitor_ids (owner, generation, ended_at)
select owner, 0, now() from (
  select owner from login_orders where person_id is not null and ${OF_PERSON}
  union
  select owner from browser_identifications where ${OF_LOOKUP}
) as identified
on conflict (owner) do update set ended_at = now(), changed_at = now() where visitor_ids.ended_at is null`;
