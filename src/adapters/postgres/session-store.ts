import { type Session, SESSION_IDLE_MS, type StaffRole } from "#domain/session.ts";
import type { SessionStore } from "#journeys/login/login.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { findPerson, type PersonPorts, readName } from "./person-rows.ts";
import { tokenHash } from "./token-hash.ts";

/** One look at the database per request, at the row itself: a session that one node ends is ended for all at once. */
export function createSessionStore(ports: PersonPorts): SessionStore {
  const { pool, cipher } = ports;
  return {
    async touch(token, nowMs) {
      const values = [tokenHash(token), new Date(nowMs), new Date(nowMs + SESSION_IDLE_MS)];
      const { rows } = await pool.query<SessionRow>({ name: "sessions-touch", text: TOUCH, values });
      const [row] = rows;
      return row && sessionOf(cipher, row);
    },
    async find(token, nowMs) {
      const { rows } = await pool.query<SessionRow>({ name: "sessions-find", text: FIND, values: [tokenHash(token)] });
      const [row] = rows;
      if (!row) return { kind: "none" };
      if (row.expires_at.getTime() < nowMs) return { kind: "expired" };
      return { kind: "live", session: sessionOf(cipher, row) };
    },
    async isFrom(token, loginId) {
      const values = [tokenHash(token), loginId];
      const { rowCount } = await pool.query({ name: "sessions-is-from", text: IS_FROM, values });
      return rowCount === 1;
    },
    async end(token) {
      await pool.query({ name: "sessions-end", text: END, values: [tokenHash(token)] });
    },
    person: (personId) => findPerson(ports, personId),
  };
}

const WHO = `
select session.person_id, session.expires_at, persons.name_enc, coalesce(staff.roles, '{}') as roles
from session join persons on persons.id = session.person_id
left join staff on staff.person_lookup = persons.person_lookup`;

/** Never further than the session's own end, and never back: another node's clock may be a moment ahead. */
const TOUCH = `
with session as (
  update sessions set expires_at = greatest(expires_at, least($3::timestamptz, ends_at))
  where token_hash = $1 and expires_at >= $2
  returning person_id, expires_at
)
${WHO}`;

const FIND = `
with session as (select person_id, expires_at from sessions where token_hash = $1)
${WHO}`;

const IS_FROM = "select 1 from sessions where token_hash = $1 and login_id = $2";

const END = "delete from sessions where token_hash = $1";

interface SessionRow {
  readonly person_id: string;
  readonly expires_at: Date;
  readonly name_enc: string;
  readonly roles: StaffRole[];
}

const sessionOf = (cipher: ColumnCipher, row: SessionRow): Session => ({
  personId: row.person_id,
  ...readName(cipher, row.person_id, row.name_enc),
  expiresAtMs: row.expires_at.getTime(),
  roles: row.roles,
});
