import { type Session, SESSION_IDLE_MS, type StaffRole } from "#domain/session/session.ts";
import type { SessionFinding, SessionStore } from "#journeys/login/login.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { findPerson, readName } from "./person-rows.ts";
import { IS_UNUSUAL } from "./login-rows.ts";
import { execute, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

/** One read of the row per request: a session that one node ends is ended for all nodes at once. */
export function createSessionStore(ports: StorePorts): SessionStore {
  const { pool, cipher } = ports;
  const findRow = async (token: string): Promise<SessionRow | undefined> =>
    (await pool.query<SessionRow>({ name: "sessions-find", text: FIND, values: [tokenHash(token)] })).rows[0];
  return {
    async touch(token, nowMs) {
      const values = [tokenHash(token), new Date(nowMs), new Date(nowMs + SESSION_IDLE_MS)];
      const row = await findOne<SessionRow>(pool, { name: "sessions-touch", text: TOUCH, values });
      return row && sessionOf(cipher, row);
    },
    find: async (token, nowMs) => findingOf(cipher, await findRow(token), nowMs),
    async use(token, nowMs) {
      const row = await findRow(token);
      if (row && row.used_at === null) {
        // The cookie may have been replaced since: then this token is invalid.
        const values = [tokenHash(token), new Date(nowMs)];
        const { rowCount } = await pool.query({ name: "sessions-first-use", text: FIRST_USE, values });
        if (rowCount !== 1) return { kind: "none" };
      }
      return findingOf(cipher, row, nowMs);
    },
    isFrom: async (token, loginId) =>
      (await execute(pool, { name: "sessions-is-from", text: IS_FROM, values: [tokenHash(token), loginId] })) === 1,
    async end(token) {
      await pool.query({ name: "sessions-end", text: END, values: [tokenHash(token)] });
    },
    person: (personId) => findPerson(ports, personId),
  };
}

const WHO = `
select session.person_id, session.started_at, session.expires_at, session.used_at, persons.name_enc, coalesce(staff.roles, '{}') as roles,
  case when ${IS_UNUSUAL} then login_orders.approved_at end as unusual_at
from session join persons on persons.id = session.person_id join login_orders on login_orders.id = session.login_id
left join staff on staff.person_lookup = any (persons.other_lookups || persons.person_lookup)`;

/** Never later than the session's absolute end, and never back: another node's clock may be a moment ahead. */
const TOUCH = `
with session as (
  update sessions set expires_at = greatest(expires_at, least($3::timestamptz, ends_at)), used_at = coalesce(used_at, $2)
  where token_hash = $1 and expires_at >= $2
  returning person_id, login_id, started_at, expires_at, used_at
)
${WHO}`;

const FIND = `
with session as (select person_id, login_id, started_at, expires_at, used_at from sessions where token_hash = $1)
${WHO}`;

const FIRST_USE = "update sessions set used_at = coalesce(used_at, $2) where token_hash = $1";

const IS_FROM = "select 1 from sessions where token_hash = $1 and login_id = $2";

const END = "delete from sessions where token_hash = $1";

interface SessionRow {
  readonly person_id: string;
  readonly started_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly name_enc: string;
  readonly roles: StaffRole[];
  readonly unusual_at: Date | null;
}

function findingOf(cipher: ColumnCipher, row: SessionRow | undefined, nowMs: number): SessionFinding {
  if (!row) return { kind: "none" };
  return row.expires_at.getTime() < nowMs ? { kind: "expired" } : { kind: "live", session: sessionOf(cipher, row) };
}

const sessionOf = (cipher: ColumnCipher, row: SessionRow): Session => ({
  personId: row.person_id,
  ...readName(cipher, row.person_id, row.name_enc),
  expiresAtMs: row.expires_at.getTime(),
  roles: row.roles,
  loggedInAtMs: row.started_at.getTime(),
  unusualLoginAtMs: row.unusual_at?.getTime(),
});
