import type { LeadState } from "#domain/lead/lead.ts";
import type { LeadContent, LeadStore, StoredLead } from "#journeys/leads/lead.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { queueTyped } from "./mail-store.ts";
import { execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createLeadStore(ports: StorePorts): LeadStore {
  const { pool, cipher } = ports;
  return {
    async add({ leadId, resultId, owner, vertical, providerSlug, providerName, contact, facts, consent }) {
      const content: LeadContent = { contact, facts, consent };
      const sealed = encryptJson(cipher, cellOf(leadId), content);
      await pool.query(ADD, [leadId, resultId, owner, vertical, providerSlug, providerName, sealed]);
      const row = await findOne<{ id: string }>(pool, "select id from leads where result_id = $1", [resultId]);
      if (!row) throw new Error("a lead was neither written nor there");
      return row.id;
    },
    async find(leadId) {
      const row = await findOne<LeadRow>(pool, `${SELECT} where id = $1`, [leadId]);
      return row && leadOf(cipher, row);
    },
    async findOwn(leadId, owner) {
      const row = await findOne<LeadRow>(pool, `${SELECT} where id = $1 and owner = $2`, [leadId, owner]);
      return row && leadOf(cipher, row);
    },
    settle: (leadId, state, mail) =>
      inTransaction(pool, async (client) => {
        if ((await execute(client, SETTLE, [leadId, state])) !== 1) return false;
        return queueTyped(client, ports, mail);
      }),
    async planTry(leadId, at) {
      await pool.query("update leads set next_try_at = $2 where id = $1 and state = 'waiting'", [leadId, at]);
    },
    overdue: async (before, limit) =>
      (await findMany<{ id: string }>(pool, OVERDUE, [before, limit])).map(({ id }) => id),
    claimMeasuring: async (leadId) => (await execute(pool, CLAIM, [leadId])) === 1,
    erase: async (leadId, owner) =>
      (await execute(pool, "delete from leads where id = $1 and owner = $2", [leadId, owner])) === 1,
  };
}

interface LeadRow {
  readonly id: string;
  readonly vertical: string;
  readonly provider_slug: string;
  readonly provider_name: string;
  readonly content_enc: string;
  readonly state: LeadState;
  readonly asked_at: Date;
}

const leadOf = (cipher: ColumnCipher, row: LeadRow): StoredLead => ({
  leadId: row.id,
  vertical: row.vertical,
  providerSlug: row.provider_slug,
  providerName: row.provider_name,
  state: row.state,
  askedAtMs: row.asked_at.getTime(),
  ...(decryptJson(cipher, cellOf(row.id), row.content_enc) as LeadContent),
});

const cellOf = (rowId: string) => ({ column: "leads.content_enc", rowId });

const SELECT = "select id, vertical, provider_slug, provider_name, content_enc, state, asked_at from leads";

const ADD = `
insert into leads (id, result_id, owner, vertical, provider_slug, provider_name, content_enc)
values ($1, $2, $3, $4, $5, $6, $7) on conflict on constraint leads_once_per_offer do nothing`;

const SETTLE = `
update leads set state = $2, settled_at = clock_timestamp() where id = $1 and state = 'waiting'`;

const OVERDUE = "select id from leads where state = 'waiting' and next_try_at < $1 order by next_try_at limit $2";

/** What is older was seen before, without consent, or on another day: it is not news. */
const CLAIM = `
update leads set measured_at = clock_timestamp()
where id = $1 and measured_at is null and asked_at > clock_timestamp() - interval '1 day'`;
