import type {
  AgentClient,
  AgentGrant,
  AgentStore,
  ListedGrant,
  NewPair,
  NewToken,
} from "#journeys/agents/agents.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueAccessNotice } from "./access-notice.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

export const AGENT_USE_CELL = "agent_uses.content_enc";

export function createAgentStore({ pool, cipher, lookupHash }: StorePorts): AgentStore {
  const nameOf = ({ id, content_enc }: Pick<GrantRow, "id" | "content_enc">): string =>
    (decryptJson(cipher, grantCell(id), content_enc) as GrantContent).clientName;
  return {
    async register({ clientId, ...described }, nowMs) {
      const content = encryptJson(cipher, clientCell(clientId), described);
      await pool.query(REGISTER, [clientId, content, new Date(nowMs)]);
    },
    async findClient(clientId) {
      const row = await findOne<{ content_enc: string }>(pool, FIND_CLIENT, [clientId]);
      if (!row) return undefined;
      const described = decryptJson(cipher, clientCell(clientId), row.content_enc) as Omit<AgentClient, "clientId">;
      return { clientId, ...described };
    },
    grant: ({ grantId, personId, clientId, clientName, scopes, consentText, grantedAtMs }, code, notice) =>
      inTransaction(pool, async (client) => {
        const at = new Date(grantedAtMs);
        // Two answers at once: the second waits, and replaces the first.
        await client.query("select from persons where id = $1 for no key update", [personId]);
        await client.query(REPLACE, [personId, clientId, at]);
        const content = encryptJson(cipher, grantCell(grantId), { clientName, consentText });
        await client.query(GRANT, [grantId, personId, clientId, content, scopes, at]);
        await client.query(TOUCH_CLIENT, [clientId, at]);
        await addToken(client, grantId, "code", code, [code.challenge, tokenHash(code.redirectUri)]);
        return queueAccessNotice(client, { cipher, lookupHash }, personId, notice);
      }),
    useCode: (code, accepts, pair) =>
      inTransaction(pool, async (client) => {
        const row = await lockToken(client, code, "code");
        if (!row) return undefined;
        const nowMs = pair.access.issuedAtMs;
        if (row.used_at) return endOf(client, row.grant_id, nowMs);
        // Used up also by a wrong answer: a stolen code has one try.
        await client.query(USE, [tokenHash(code), new Date(nowMs)]);
        if (!isGood(row, nowMs)) return undefined;
        const binding = {
          clientId: row.client_id,
          challenge: row.challenge_hash ?? "",
          redirectHash: row.redirect_hash ?? "",
          resource: row.resource,
        };
        if (!accepts(binding)) return endOf(client, row.grant_id, nowMs);
        await addPair(client, row.grant_id, pair);
        return row.scopes;
      }),
    rotate: (refreshToken, { clientId, resource, nowMs, grantedAfterMs }, pair) =>
      inTransaction(pool, async (client) => {
        const row = await lockToken(client, refreshToken, "refresh");
        if (!row || row.client_id !== clientId || row.resource !== resource) return undefined;
        if (row.used_at) return endOf(client, row.grant_id, nowMs);
        if (row.granted_at.getTime() < grantedAfterMs) return endOf(client, row.grant_id, nowMs);
        if (!isGood(row, nowMs)) return undefined;
        await client.query(USE, [tokenHash(refreshToken), new Date(nowMs)]);
        await addPair(client, row.grant_id, pair);
        return row.scopes;
      }),
    async findGrant(accessToken, resource, nowMs) {
      const values = [tokenHash(accessToken), resource, new Date(nowMs)];
      const row = await findOne<GrantRow>(pool, { name: "agents-find-grant", text: FIND_GRANT, values });
      return row && grantOf(row, nameOf(row));
    },
    async endByToken(token, clientId, nowMs) {
      await pool.query(END_BY_TOKEN, [tokenHash(token), clientId, new Date(nowMs)]);
    },
    end: async (personId, grantId, nowMs) => (await execute(pool, END_OWN, [personId, grantId, new Date(nowMs)])) === 1,
    ofPerson: async (personId) =>
      (await findMany<ListedRow>(pool, OF_PERSON, [personId])).map((row): ListedGrant => ({
        grantId: row.id,
        clientName: nameOf(row),
        scopes: row.scopes,
        grantedAtMs: row.granted_at.getTime(),
        usedAtMs: row.used_at?.getTime(),
      })),
    async recordUse({ grantId, clientName }, { useId, kind, vertical, atMs }) {
      const content = encryptJson(
        cipher,
        { column: AGENT_USE_CELL, rowId: useId },
        { parties: [clientName], fields: [] },
      );
      await pool.query(RECORD_USE, [useId, grantId, kind, vertical ?? null, content, new Date(atMs)]);
    },
  };
}

async function addPair(client: Connection, grantId: string, { access, refresh }: NewPair): Promise<void> {
  await addToken(client, grantId, "access", access);
  await addToken(client, grantId, "refresh", refresh);
}

async function addToken(
  client: Connection,
  grantId: string,
  kind: string,
  { token, resource, issuedAtMs, expiresAtMs }: NewToken,
  bound: readonly [string, string] | readonly [null, null] = [null, null],
): Promise<void> {
  const values = [tokenHash(token), grantId, kind, resource, new Date(issuedAtMs), new Date(expiresAtMs), ...bound];
  await client.query(ADD_TOKEN, values);
}

const lockToken = (client: Connection, token: string, kind: string) =>
  findOne<TokenRow>(client, LOCK_TOKEN, [tokenHash(token), kind]);

const isGood = ({ state, expires_at }: TokenRow, nowMs: number): boolean =>
  state === "active" && expires_at.getTime() > nowMs;

/** Someone else has the secret: nothing of the grant is good any more. */
async function endOf(client: Connection, grantId: string, nowMs: number): Promise<undefined> {
  await client.query(END, [grantId, new Date(nowMs)]);
  return undefined;
}

const grantOf = ({ id, person_id, client_id, scopes }: GrantRow, clientName: string): AgentGrant => ({
  grantId: id,
  personId: person_id,
  clientId: client_id,
  clientName,
  scopes,
});

interface GrantContent {
  readonly clientName: string;
  readonly consentText: string;
}

interface GrantRow {
  readonly id: string;
  readonly person_id: string;
  readonly client_id: string;
  readonly content_enc: string;
  readonly scopes: readonly string[];
}

interface ListedRow extends Pick<GrantRow, "id" | "content_enc" | "scopes"> {
  readonly granted_at: Date;
  readonly used_at: Date | null;
}

interface TokenRow {
  readonly grant_id: string;
  readonly client_id: string;
  readonly scopes: readonly string[];
  readonly state: "active" | "ended";
  readonly granted_at: Date;
  readonly resource: string;
  readonly challenge_hash: string | null;
  readonly redirect_hash: string | null;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

const clientCell = (rowId: string) => ({ column: "agent_clients.content_enc", rowId });
const grantCell = (rowId: string) => ({ column: "agent_grants.content_enc", rowId });

const REGISTER = "insert into agent_clients (id, content_enc, registered_at, used_at) values ($1, $2, $3, $3)";
const FIND_CLIENT = "select content_enc from agent_clients where id = $1";
const TOUCH_CLIENT = "update agent_clients set used_at = $2 where id = $1";

const REPLACE = `
update agent_grants set state = 'ended', ended_at = $3 where person_id = $1 and client_id = $2 and state = 'active'`;

const GRANT = `
insert into agent_grants (id, person_id, client_id, content_enc, scopes, granted_at) values ($1, $2, $3, $4, $5, $6)`;

const ADD_TOKEN = `
insert into agent_tokens (token_hash, grant_id, kind, resource, issued_at, expires_at, challenge_hash, redirect_hash)
values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** The grant is locked, so that two uses of one token are judged one after the other. */
const LOCK_TOKEN = `
select grant_id, client_id, scopes, state, granted_at, resource, challenge_hash, redirect_hash, expires_at, agent_tokens.used_at
from agent_tokens join agent_grants on agent_grants.id = grant_id
where token_hash = $1 and kind = $2 for update`;

const USE = "update agent_tokens set used_at = $2 where token_hash = $1";

const END = "update agent_grants set state = 'ended', ended_at = $2 where id = $1 and state = 'active'";

const END_OWN = `
update agent_grants set state = 'ended', ended_at = $3 where person_id = $1 and id = $2 and state = 'active'`;

const END_BY_TOKEN = `
update agent_grants set state = 'ended', ended_at = $3
from agent_tokens
where agent_tokens.token_hash = $1 and agent_tokens.grant_id = agent_grants.id and client_id = $2 and state = 'active'`;

const FIND_GRANT = `
select agent_grants.id, person_id, client_id, content_enc, scopes
from agent_tokens join agent_grants on agent_grants.id = grant_id
where token_hash = $1 and kind = 'access' and resource = $2 and expires_at > $3 and state = 'active'`;

const OF_PERSON = `
select id, content_enc, scopes, granted_at, used_at from agent_grants
where person_id = $1 and state = 'active'
  and (used_at is not null or exists (select from agent_tokens where grant_id = agent_grants.id and kind = 'refresh'))
order by granted_at desc`;

const RECORD_USE = `
with used as (update agent_grants set used_at = $6 where id = $2)
insert into agent_uses (id, grant_id, kind, vertical, content_enc, happened_at) values ($1, $2, $3, $4, $5, $6)`;
