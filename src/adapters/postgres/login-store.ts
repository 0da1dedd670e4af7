import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "#domain/session/session.ts";
import type { LoginStore, NewLogin, NextVisitorId } from "#journeys/login/login.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { retryOnValuesFault } from "#platform/database/errors.ts";
import { bankIdOrdersIn, type EndedRow, orderRefOf, OWNED, ownedBy, sealSecrets } from "./bankid-order-rows.ts";
import { type LoginRow, loginOf, LOGINS } from "./login-rows.ts";
import { adoptOrders } from "./person-lookups.ts";
import { storePerson } from "./person-rows.ts";
import { type Run, runIn } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";
import { REPLACE_ID } from "./visitor-ids.ts";
import { IS_LIVE } from "./state-sql.ts";

/** Every transition is one statement that names the state it leaves: of two callers one makes it, and the other gets no row. */
export function createLoginStore(ports: StorePorts): LoginStore {
  const { pool, cipher } = ports;
  const run = runIn(pool, "logins");
  return {
    ...bankIdOrdersIn(LOGINS, run),
    begin: (login) => beginOnce(run, cipher, login),
    async find(loginId, browser) {
      const rows =
        loginId === undefined
          ? await run<LoginRow>("latest", LATEST, ownedBy(browser))
          : await run<LoginRow>("find", FIND, [...ownedBy(browser), loginId]);
      return rows[0] && loginOf(cipher, rows[0]);
    },
    async approve(loginId, { completion, orderRef, newPersonId, isSameAddress, nowMs }) {
      const personId = await storePerson(ports, completion, newPersonId, nowMs);
      const proof = `{"orderRef":${JSON.stringify(orderRef)},"completionData":${completion.evidence}}`;
      const sealed = cipher.encrypt({ column: "login_orders.completion_enc", rowId: loginId }, proof);
      const values = [loginId, personId, sealed, completion.risk ?? null, isSameAddress ?? null, new Date(nowMs)];
      return (await run("approve", APPROVE, values)).length === 1;
    },
    async complete(loginId, { token, nowMs, formerToken }) {
      const [row] = await run<NextIdRow>("complete", COMPLETE, [
        loginId,
        tokenHash(token),
        new Date(nowMs),
        new Date(nowMs + SESSION_IDLE_MS),
        new Date(nowMs + SESSION_LIFE_MS),
        formerToken === undefined ? null : tokenHash(formerToken),
      ]);
      return row && nextIdOf(row);
    },
    async completeAgain(loginId, token, { nowMs, lateMs }) {
      const [row] = await run<NextIdRow>("complete-again", COMPLETE_AGAIN, [
        loginId,
        tokenHash(token),
        new Date(nowMs),
        new Date(nowMs + SESSION_IDLE_MS),
        new Date(nowMs - lateMs),
      ]);
      return row && nextIdOf(row);
    },
    async markReturned(nonce, browser, nowMs) {
      const values = [...ownedBy(browser), tokenHash(nonce), new Date(nowMs)];
      const [row] = await run<{ id: string; return_path: string }>("mark-returned", MARK_RETURNED, values);
      return row && { loginId: row.id, returnPath: row.return_path };
    },
    async cancel(loginId, browser, nowMs) {
      const [row] = await run<EndedRow>("cancel", CANCEL, [...ownedBy(browser), loginId, new Date(nowMs)]);
      return row && orderRefOf(cipher, LOGINS, row);
    },
  };
}

interface NextIdRow {
  readonly owner: string;
  readonly generation: number;
}

const nextIdOf = ({ owner, generation }: NextIdRow): NextVisitorId => ({ owner, generation });

/** Two starts of one visitor at the same moment: the second one replaces the first. */
const BEGIN_TRIES = 20;

async function beginOnce(run: Run, cipher: ColumnCipher, login: NewLogin): Promise<string[]> {
  const values = [
    login.loginId,
    login.owner,
    login.device,
    login.isComputer,
    sealSecrets(cipher, LOGINS, login.loginId, login.secrets),
    login.nonce === undefined ? null : tokenHash(login.nonce),
    login.returnPath,
    new Date(login.startedAtMs),
    tokenHash(login.loginSecret),
  ];
  const replaced = await retryOnValuesFault(BEGIN_TRIES, () => run<EndedRow>("begin", BEGIN, values));
  return replaced.flatMap((row) => orderRefOf(cipher, LOGINS, row) ?? []);
}

/** The insert waits for the update by counting its rows: only then is the visitor's slot free. */
const BEGIN = `
with live as (select id, secrets_enc from login_orders where owner = $2 and ${IS_LIVE} for update),
replaced as (
  update login_orders set state = 'cancelled', secrets_enc = null, ended_at = $8
  from live where login_orders.id = live.id returning live.id, live.secrets_enc
),
begun as (
  insert into login_orders (id, owner, device, is_computer, secrets_enc, nonce_hash, return_path, started_at, collect_after,
    secret_hash)
  select $1, $2, $3, $4, $5, $6, $7, $8, $8, $9 from (select count(*) from replaced) as freed
)
select id, secrets_enc from replaced`;

const COLUMNS = `
id, device, is_computer, secrets_enc, state, hint_code, failure_kind, failure_code, started_at, returned_at, approved_at, ended_at`;

const FIND = `select ${COLUMNS} from login_orders where id = $3 and ${OWNED}`;

const LATEST = `select ${COLUMNS} from login_orders where ${OWNED} order by started_at desc limit 1`;

const APPROVE = `
update login_orders set state = 'approved', person_id = $2, completion_enc = $3, risk = $4, is_same_address = $5,
  approved_at = $6, secrets_enc = null
where id = $1 and state = 'pending' returning id`;

/** Also ends the session and the visitor id that the browser had before, and deletes this person's expired ones. */
const COMPLETE = `
with used as (
  update login_orders set state = 'used', ended_at = $3 where id = $1 and state = 'approved'
  returning id, person_id, owner
),
former as (delete from sessions where token_hash = $6 and exists (select from used)),
stale as (
  delete from sessions using used
  where sessions.person_id = used.person_id and sessions.token_hash is distinct from $6
    and sessions.expires_at < $3::timestamptz - interval '1 day'
),
made as (
  insert into sessions (token_hash, person_id, login_id, started_at, expires_at, ends_at)
  select $2, person_id, id, $3, $4, $5 from used
),
adopted as (${adoptOrders(`
  select used.owner, persons.other_lookups || persons.person_lookup as lookups
  from used join persons on persons.id = used.person_id`)}),
${REPLACE_ID}
select used.owner, replaced.generation from used, replaced`;

/** Never after the session has been used, also by a page's own calls. */
const COMPLETE_AGAIN = `
with given as (
  update sessions set token_hash = $2, started_at = $3, expires_at = least($4, ends_at)
  where login_id = $1 and used_at is null and started_at <= $5
  returning login_id
)
select visitor_ids.owner, visitor_ids.generation
from given join login_orders on login_orders.id = given.login_id join visitor_ids on visitor_ids.owner = login_orders.owner`;

/** A second return only shows the page again. */
const MARK_RETURNED = `
update login_orders set returned_at = coalesce(returned_at, $4)
where nonce_hash = $3 and ${OWNED} and state in ('pending', 'approved', 'used')
returning id, return_path`;

const CANCEL = `
with live as (
  select id, secrets_enc from login_orders where id = $3 and ${OWNED} and ${IS_LIVE} for update
)
update login_orders set state = 'cancelled', secrets_enc = null, ended_at = $4
from live where login_orders.id = live.id returning live.id, live.secrets_enc`;
