import type { AgentSearchStore, OwnSearch } from "#journeys/agents/agents.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { ownSearches } from "./person-lookups.ts";
import { findPlain } from "./query.ts";

export const createAgentSearchStore = (pool: DatabasePool): AgentSearchStore => ({
  async add(searchId, grantId) {
    await pool.query("update searches set agent_grant_id = $2 where id = $1", [searchId, grantId]);
  },
  ofPerson: (personId, limit) => findPlain<OwnSearch>(pool, OF_PERSON, [personId, limit]),
  find: async (personId, searchId) => (await findPlain<OwnSearch>(pool, FIND, [personId, searchId]))[0],
  handOver: async (personId, searchId, owner) =>
    (await findPlain<OwnSearch>(pool, HAND_OVER, [personId, searchId, owner]))[0],
});

const COLUMNS = "searches.id as search_id, searches.vertical, searches.owner, searches.created_at";

const AGENTS = "(select agent_grants.id from agent_grants where agent_grants.person_id = $1)";

const OF_PERSON = `
select ${COLUMNS} from searches where searches.id in ${ownSearches("$1")} order by created_at desc limit $2`;

/** Not what another visitor's browser has searched for with the person's number. */
const FIND = `
select ${COLUMNS} from searches where searches.id = $2 and searches.id in ${ownSearches("$1")}`;

/** Only what an agent has started: what was searched for in a browser stays there. */
const HAND_OVER = `
update searches set owner = $3 where searches.id = $2 and agent_grant_id in ${AGENTS} returning ${COLUMNS}`;
