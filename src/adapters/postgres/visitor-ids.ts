import type { VisitorIdStore } from "#journeys/identity/visitor-ids.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Nodes listen on this channel; see src/main/login.ts. */
export const VISITOR_IDS_CHANNEL = "sparv_visitor_ids";

export const createVisitorIdStore = (pool: DatabasePool): VisitorIdStore => ({
  async changes(since) {
    const { rows } = await pool.query<ChangeRow>({
      name: "visitor-ids-changes",
      text: CHANGES,
      values: [since ?? null],
    });
    const changed = rows.flatMap(({ owner, generation, is_ended: isEnded }) =>
      owner === null ? [] : [{ owner, generation, isEnded }],
    );
    return { readAt: rows[0]?.read_at ?? new Date(0), changed };
  },
  async end(owner) {
    await pool.query({ name: "visitor-ids-end", text: END, values: [owner] });
  },
});

interface ChangeRow {
  readonly read_at: Date;
  readonly owner: string | null;
  readonly generation: number;
  readonly is_ended: boolean;
}

/** One row with only the time when nothing has changed. */
const CHANGES = `
select now() as read_at, owner, generation, ended_at is not null as is_ended
from (select 1) as once left join visitor_ids on $1::timestamptz is null or changed_at > $1`;

const END = `
with ended as (
  insert into visitor_ids (owner, generation, ended_at) values ($1, 0, now())
  on conflict (owner) do update set ended_at = coalesce(visitor_ids.ended_at, now()), changed_at = now()
  returning 1
)
select pg_notify('${VISITOR_IDS_CHANNEL}', '') from ended`;

/** Part of the statement that completes a login: `used` is the login, whose visitor gets the next id. */
export const REPLACE_ID = `
replaced as (
  insert into visitor_ids (owner, generation) select owner, 1 from used
  on conflict (owner) do update set generation = visitor_ids.generation + 1, changed_at = now()
  returning generation, pg_notify('${VISITOR_IDS_CHANNEL}', '')
)`;
