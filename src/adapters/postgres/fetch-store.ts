import type { StoredFetchStatus, LoginMethod } from "#domain/fetch/fetch-status.ts";
import type {
  FetchRow,
  FetchState,
  FetchStore,
  NewFetch,
  SeenFetch,
  StoredPolicy,
} from "#journeys/fetch/fetch.port.ts";
import { IDENTIFIED_FOR_MS } from "#journeys/identity/identified-persons.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { retryOnValuesFault } from "#platform/database/errors.ts";
import type { FetchSubject } from "#verticals/_contract/fetching.ts";
import { adoptOrders, lookupsOfPerson } from "./person-lookups.ts";
import { providerOf, sealProvider, type StoredProvider } from "./fetched-provider.ts";
import { type Run, runIn } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

/** Every transition is one statement that names the state it leaves: of two callers one makes it, and the other gets no row. */
export function createFetchStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): FetchStore {
  const run = runIn(pool, "fetches");
  return {
    begin: (fetch) => beginOnce(run, cipher, fetch),
    async find(fetchId, owner, vertical) {
      const [row] = await run<SeenRow>("find", FIND, [fetchId, owner, vertical]);
      return row && seenOf(cipher, row);
    },
    async load(fetchId) {
      const [row] = await run<WorkRow>("load", LOAD, [fetchId]);
      return row && workOf(cipher, row);
    },
    isLive: async (fetchId) => (await run("is-live", IS_LIVE, [fetchId])).length === 1,
    beginAttempt: async (fetchId, attemptsBefore) =>
      (await run("begin-attempt", BEGIN_ATTEMPT, [fetchId, attemptsBefore])).length === 1,
    async endAttempt(fetchId, attempt) {
      await run("end-attempt", END_ATTEMPT, [fetchId, attempt]);
    },
    async noteCollection(fetchId, collectionId) {
      await run("note-collection", NOTE_COLLECTION, [fetchId, collectionId]);
    },
    async noteStatus(fetchId, status) {
      await run("note-status", NOTE_STATUS, [fetchId, status]);
    },
    async noteLogin(fetchId) {
      await run("note-login", NOTE_LOGIN, [fetchId, IDENTIFIED_FOR_MS]);
    },
    async markReturned(nonce, owner) {
      const values = [tokenHash(nonce), owner, IDENTIFIED_FOR_MS];
      const [row] = await run<{ id: string; return_path: string }>("mark-returned", MARK_RETURNED, values);
      return row && { fetchId: row.id, returnPath: row.return_path };
    },
    async releaseToPerson(fetchId, owner, personId) {
      await run("release-to-person", RELEASE_TO_PERSON, [fetchId, owner, personId]);
    },
    async settle(fetchId, status, policy) {
      const sealed = policy && cipher.encrypt({ column: POLICY, rowId: fetchId }, JSON.stringify(policy));
      await run("settle", SETTLE, [fetchId, status, sealed ?? null]);
    },
    async cancel(fetchId, owner) {
      const [row] = await run<{ is_cancelled: boolean }>("cancel", CANCEL, [fetchId, owner]);
      return row?.is_cancelled;
    },
    async markCalledOff(fetchId) {
      await run("mark-called-off", MARK_CALLED_OFF, [fetchId]);
    },
    async unsettled({ limit, afterFetchId }) {
      return (await run<{ id: string }>("unsettled", UNSETTLED, [afterFetchId, limit])).map(({ id }) => id);
    },
    storeEvent: async (eventId) => (await run("keep-event", KEEP_EVENT, [eventId])).length === 1,
    async findByCollection(collectionId) {
      return (await run<{ id: string }>("by-collection", BY_COLLECTION, [collectionId]))[0]?.id;
    },
  };
}

const SUBJECT = "fetches.subject_enc";
const POLICY = "fetches.policy_enc";

/** Two starts of one visitor at the same moment: the second one replaces the first. */
const BEGIN_TRIES = 5;

async function beginOnce(run: Run, cipher: ColumnCipher, fetch: NewFetch): Promise<string[]> {
  await run("keep-consent", KEEP_CONSENT, [fetch.consent.textVersion, JSON.stringify(fetch.consent.text)]);
  const values = [
    fetch.fetchId,
    fetch.owner,
    fetch.vertical,
    sealProvider(cipher, fetch.fetchId, { slug: fetch.providerSlug, name: fetch.providerName, shopId: fetch.shopId }),
    fetch.loginMethod,
    fetch.consent.textVersion,
    cipher.encrypt(
      { column: SUBJECT, rowId: fetch.fetchId },
      JSON.stringify({ ...fetch.subject, returnNonce: fetch.returnNonce }),
    ),
    fetch.personLookup,
    fetch.returnNonce === undefined ? null : tokenHash(fetch.returnNonce),
    fetch.returnPath,
  ];
  const replaced = await retryOnValuesFault(BEGIN_TRIES, () => run<{ id: string }>("begin", BEGIN, values));
  return replaced.map(({ id }) => id);
}

interface SeenRow extends StoredProvider {
  readonly id: string;
  readonly vertical: string;
  readonly state: FetchState;
  readonly status: StoredFetchStatus;
  readonly login_method: LoginMethod;
  readonly is_logged_in: boolean;
  readonly is_released: boolean;
  readonly ended_ago_ms: number | null;
  readonly policy_enc: string | null;
}

const seenOf = (cipher: ColumnCipher, row: SeenRow): SeenFetch => ({
  fetchId: row.id,
  vertical: row.vertical,
  ...namesOf(cipher, row),
  state: row.state,
  status: row.status,
  loginMethod: row.login_method,
  isLoggedIn: row.is_logged_in,
  isReleased: row.is_released,
  endedAgoMs: row.ended_ago_ms ?? undefined,
  policy:
    row.policy_enc === null
      ? undefined
      : (JSON.parse(cipher.decrypt({ column: POLICY, rowId: row.id }, row.policy_enc)) as StoredPolicy),
});

function namesOf(cipher: ColumnCipher, row: SeenRow): Pick<SeenFetch, "providerSlug" | "providerName"> {
  const { slug, name } = providerOf(cipher, row.id, row);
  return { providerSlug: slug, providerName: name };
}

interface WorkRow extends StoredProvider {
  readonly id: string;
  readonly vertical: string;
  readonly login_method: LoginMethod;
  readonly state: FetchState;
  readonly status: StoredFetchStatus;
  readonly subject_enc: string | null;
  readonly collection_id: string | null;
  readonly attempts: number;
  readonly age_ms: number;
  readonly attempt_age_ms: number | null;
}

function workOf(cipher: ColumnCipher, row: WorkRow): FetchRow {
  const { returnNonce, ...subject } = readSubject(cipher, row) ?? {};
  return {
    ...rowOf(cipher, row),
    subject: row.subject_enc === null ? undefined : (subject as FetchSubject),
    returnNonce,
  };
}

type SealedSubject = Partial<FetchSubject> & { readonly returnNonce?: string | undefined };

const readSubject = (cipher: ColumnCipher, { id, subject_enc }: WorkRow): SealedSubject | undefined =>
  subject_enc === null
    ? undefined
    : (JSON.parse(cipher.decrypt({ column: SUBJECT, rowId: id }, subject_enc)) as SealedSubject);

const rowOf = (cipher: ColumnCipher, row: WorkRow): Omit<FetchRow, "subject" | "returnNonce"> => ({
  fetchId: row.id,
  vertical: row.vertical,
  providerSlug: providerOf(cipher, row.id, row).slug,
  loginMethod: row.login_method,
  state: row.state,
  status: row.status,
  collectionId: row.collection_id ?? undefined,
  ageMs: row.age_ms,
  attempts: row.attempts,
  openAttemptAgeMs: row.attempt_age_ms ?? undefined,
});

const KEEP_CONSENT = "insert into consent_texts (version, texts) values ($1, $2) on conflict do nothing";

/** The insert waits for the update by counting its rows: only then is the visitor's slot free. */
const BEGIN = `
with replaced as (
  update fetches set state = 'cancelled', subject_enc = null, ended_at = now() where owner = $2 and state = 'live' returning id
),
begun as (
  insert into fetches (id, owner, vertical, provider_enc, login_method, consent_version, consented_at, subject_enc,
    person_lookup, return_nonce_hash, return_path)
  select $1, $2, $3, $4, $5, $6, now(), $7, $8, $9, $10 from (select count(*) from replaced) as freed
)
select id from replaced`;

/** Without an id: the page that the app returned to has none. An older fetch than the longest duration does not belong to that page. */
const FIND = `
select id, vertical, provider_enc, state, status, login_method,
  logged_in_at is not null as is_logged_in, released_at is not null as is_released,
  case when released_at is not null then policy_enc end as policy_enc,
  (extract(epoch from now() - ended_at) * 1000)::double precision as ended_ago_ms
from fetches where owner = $2 and vertical = $3
  and (id = $1 or ($1 = '' and started_at > now() - interval '10 minutes'))
order by started_at desc limit 1`;

const LOAD = `
select id, vertical, provider_enc, login_method, state, status, subject_enc, collection_id, attempts,
  (extract(epoch from now() - started_at) * 1000)::double precision as age_ms,
  (extract(epoch from now() - attempt_at) * 1000)::double precision as attempt_age_ms
from fetches where id = $1`;

const IS_LIVE = "select from fetches where id = $1 and state = 'live'";

const BEGIN_ATTEMPT = `
update fetches set attempts = attempts + 1, attempt_at = now()
where id = $1 and attempts = $2 and state = 'live' and collection_id is null returning id`;

const END_ATTEMPT = "update fetches set attempt_at = null where id = $1 and attempts = $2";

const NOTE_COLLECTION = `
update fetches set collection_id = $2, attempt_at = null where id = $1 and collection_id is null`;

const NOTE_STATUS = "update fetches set status = $2 where id = $1 and state = 'live' and status <> $2";

/** Without a completed login, no person is identified. */
const IDENTIFIED = `moved where logged_in_at is not null and released_at is not null and person_lookup is not null
  and login_method not like '%\\_MOCK'`;

const IDENTIFY = `
insert into browser_identifications (owner, person_lookup, method, reference, identified_at, expires_at)
select owner, person_lookup, 'fetch', id, now(), now() + make_interval(secs => $IDENTIFIED::double precision / 1000)
from ${IDENTIFIED}
on conflict (method, reference) do nothing`;

const ADOPT = adoptOrders(`select owner, array[person_lookup] as lookups from ${IDENTIFIED}`);

const NOTE_LOGIN = `
with moved as (
  update fetches set logged_in_at = coalesce(logged_in_at, now()),
    released_at = case when login_method = 'SWEDISH_MOBILE_BANKID_SAME_DEVICE' then released_at
      else coalesce(released_at, now()) end
  where id = $1 and state = 'live' and logged_in_at is null
  returning id, owner, person_lookup, login_method, logged_in_at, released_at
), adopted as (${ADOPT})
${IDENTIFY.replace("$IDENTIFIED", "$2")}`;

/** A return after the longest duration of a fetch is ignored. */
const MARK_RETURNED = `
with moved as (
  update fetches set released_at = coalesce(released_at, now())
  where return_nonce_hash = $1 and owner = $2 and state in ('live', 'done') and started_at > now() - interval '10 minutes'
  returning id, owner, person_lookup, login_method, logged_in_at, released_at, return_path
), adopted as (${ADOPT}), identified as (${IDENTIFY.replace("$IDENTIFIED", "$3")})
select id, return_path from moved`;

const RELEASE_TO_PERSON = `
update fetches set released_at = now()
where id = $1 and owner = $2 and released_at is null
  and person_lookup = any ${lookupsOfPerson("$3")}`;

const SETTLE = `
update fetches set state = 'done', status = $2, policy_enc = $3, subject_enc = null, ended_at = now()
where id = $1 and state = 'live'`;

const CANCEL = `
with live as (
  update fetches set state = 'cancelled', subject_enc = null, ended_at = now()
  where id = $1 and owner = $2 and state = 'live' returning id
)
select exists (select from live) as is_cancelled from fetches where id = $1 and owner = $2`;

const MARK_CALLED_OFF = "update fetches set called_off_at = coalesce(called_off_at, now()) where id = $1";

/**
 * Old enough that the engine should have started it. A fetch that is being followed is skipped until it has lasted longer than
 * most do: by then the engine may have lost it.
 */
const UNSETTLED = `
select id from fetches
where id > $1 and (state = 'live' or (state = 'cancelled' and called_off_at is null))
  and started_at < now() - case when state = 'live' and collection_id is not null then interval '60 seconds'
    else interval '5 seconds' end
order by id limit $2`;

const KEEP_EVENT = "insert into fetch_events (event_id) values ($1) on conflict do nothing returning event_id";

const BY_COLLECTION = "select id from fetches where collection_id = $1";
