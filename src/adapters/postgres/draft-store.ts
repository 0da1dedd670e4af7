import type { FormValues } from "#domain/form/check-form.ts";
import { coSigningOf, type DraftSigned, type DraftStore, type StoredDraft } from "#journeys/apply/draft.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { type EndedRow, orderRefOf } from "./bankid-order-rows.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { queueStatement } from "./mail-store.ts";
import { useSigning } from "./order-signatures.ts";
import { type Connection, findOne, runIn } from "./query.ts";
import { IS_LIVE } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

export function createDraftStore(ports: StorePorts): DraftStore {
  const { pool, cipher } = ports;
  const run = runIn(pool, "drafts");
  const read = (rows: readonly DraftRow[]) => rows.map((row) => draftOf(cipher, row));
  return {
    current: async (owner, vertical) => read(await run<DraftRow>("current", CURRENT, [owner, vertical]))[0],
    find: async (draftId) => read(await run<DraftRow>("find", FIND, [draftId]))[0],
    findWaiting: async (code, nowMs) =>
      read(await run<DraftRow>("find-waiting", FIND_WAITING, [tokenHash(code), new Date(nowMs)]))[0],
    async save({ draftId, owner, vertical, applicationHash, values, savedAtMs }) {
      const sealed = encryptJson(cipher, valuesCell(draftId), values);
      const stored = [draftId, owner, vertical, applicationHash, sealed, new Date(savedAtMs)];
      if ((await run("begin", BEGIN, stored)).length === 1) return true;
      return (await run("save", SAVE, [draftId, owner, sealed, new Date(savedAtMs)])).length === 1;
    },
    remove: (owner, vertical, nowMs) =>
      inTransaction(pool, (client) => remove(client, cipher, owner, vertical, new Date(nowMs))),
    async applicantName(applicationHash) {
      const [row] = await run<SignatureRow>("applicant-name", APPLICANT_SIGNATURE, [applicationHash]);
      return row && nameIn(cipher.decrypt({ column: EVIDENCE, rowId: row.id }, row.evidence_enc));
    },
    sign: (signed) => inTransaction(pool, (client) => sign(client, ports, signed)),
    async markSubmitted(draftId) {
      await run("mark-submitted", MARK_SUBMITTED, [draftId]);
    },
    unsent: async (savedBefore, limit) => read(await run<DraftRow>("unsent", UNSENT, [savedBefore, limit])),
  };
}

async function sign(
  client: Connection,
  { cipher, lookupHash }: Omit<StorePorts, "pool">,
  { draftId, applicationHash, party, signature, fields, wait }: DraftSigned,
): Promise<boolean> {
  const { signingId, signedAtMs, contentHash, text, evidence } = signature;
  // Locked before the signing: an applicant who starts over does the same, so that one of the two comes first.
  const draft = await findOne<Pick<DraftRow, "state">>(client, LOCK_DRAFT, [draftId, applicationHash]);
  if (draft?.state !== (party === "applicant" ? "open" : "waiting")) {
    // The engine or a second tab may come here twice.
    if ((await findOne(client, IS_SIGNED, [signingId, applicationHash])) !== undefined) return true;
    await client.query(END_SIGNING, [signingId]);
    return false;
  }
  if (!(await useSigning(client, signingId))) {
    return (await findOne(client, IS_SIGNED, [signingId, applicationHash])) !== undefined;
  }
  await client.query(INSERT_SIGNATURE, [
    signingId,
    applicationHash,
    party,
    new Date(signedAtMs),
    contentHash,
    encryptJson(cipher, { column: "application_signatures.text_enc", rowId: signingId }, text),
    cipher.encrypt({ column: EVIDENCE, rowId: signingId }, evidence),
  ]);
  const sealed = encryptJson(cipher, valuesCell(draftId), fields);
  if (!wait) {
    await client.query(MARK_SIGNED, [draftId, sealed, signingId, party]);
    return true;
  }
  await client.query(MARK_WAITING, [draftId, sealed, signingId, party, tokenHash(wait.code), wait.until]);
  await client.query(queueStatement({ cipher, lookupHash }, wait.mail));
  return true;
}

/** Nothing of a draft outlives it: what its applicants have signed was never sent to anybody. */
async function remove(
  client: Connection,
  cipher: ColumnCipher,
  owner: string,
  vertical: string,
  now: Date,
): Promise<string[]> {
  const draft = await findOne<Pick<DraftRow, "id" | "application_id">>(client, LOCK_REMOVABLE, [owner, vertical]);
  if (!draft) return [];
  const { rows } = await client.query<EndedRow>(END_SIGNINGS, [[draft.id, coSigningOf(draft.id)], now]);
  await client.query("delete from application_signatures where application_id = $1", [draft.application_id]);
  await client.query("delete from application_drafts where id = $1", [draft.id]);
  return rows.flatMap((row) => orderRefOf(cipher, "signings", row) ?? []);
}

/** As BankID names the person, in its answer as it was stored whole. */
function nameIn(evidence: string): string | undefined {
  const { completionData } = JSON.parse(evidence) as { readonly completionData?: { readonly user?: BankIdUser } };
  const { givenName, surname } = completionData?.user ?? {};
  return givenName === undefined || surname === undefined ? undefined : `${givenName} ${surname}`;
}

interface BankIdUser {
  readonly givenName?: string;
  readonly surname?: string;
}

const EVIDENCE = "application_signatures.evidence_enc";

const valuesCell = (rowId: string) => ({ column: "application_drafts.values_enc", rowId });

interface SignatureRow {
  readonly id: string;
  readonly evidence_enc: string;
}

interface DraftRow {
  readonly id: string;
  readonly owner: string;
  readonly vertical: string;
  readonly application_id: string;
  readonly state: StoredDraft["state"];
  readonly values_enc: string | null;
  readonly wait_until: Date | null;
  readonly saved_at: Date;
}

const draftOf = (cipher: ColumnCipher, row: DraftRow): StoredDraft => ({
  draftId: row.id,
  owner: row.owner,
  vertical: row.vertical,
  applicationHash: row.application_id,
  state: row.state,
  values: row.values_enc === null ? {} : (decryptJson(cipher, valuesCell(row.id), row.values_enc) as FormValues),
  savedAtMs: row.saved_at.getTime(),
  waitUntilMs: row.wait_until?.getTime(),
});

const COLUMNS = "id, owner, vertical, application_id, state, values_enc, wait_until, saved_at";

const CURRENT = `
select ${COLUMNS} from application_drafts where owner = $1 and vertical = $2 and state in ('open', 'waiting', 'signed')`;

const FIND = `select ${COLUMNS} from application_drafts where id = $1`;

const FIND_WAITING = `
select ${COLUMNS} from application_drafts where code_hash = $1 and state = 'waiting' and wait_until > $2`;

/** Not a second one of the same visitor: of two first saves at the same moment, the other must find the draft and save again. */
const BEGIN = `
insert into application_drafts (id, owner, vertical, application_id, values_enc, saved_at) values ($1, $2, $3, $4, $5, $6)
on conflict do nothing returning id`;

const SAVE = `
update application_drafts set values_enc = $3, saved_at = $4 where id = $1 and owner = $2 and state = 'open' returning id`;

const LOCK_REMOVABLE = `
select id, application_id from application_drafts
where owner = $1 and vertical = $2 and state in ('open', 'waiting') for update`;

const LOCK_DRAFT = "select state from application_drafts where id = $1 and application_id = $2 for update";

const END_SIGNINGS = `
with live as (select id, secrets_enc from signings where result_id = any ($1) and ${IS_LIVE} for update)
update signings set state = 'cancelled', secrets_enc = null, content_enc = null, evidence_enc = null, ended_at = $2
from live where signings.id = live.id returning live.id, live.secrets_enc`;

const END_SIGNING = `
update signings set state = 'cancelled', secrets_enc = null, content_enc = null, evidence_enc = null, ended_at = clock_timestamp()
where id = $1 and ${IS_LIVE}`;

const APPLICANT_SIGNATURE = `
select id, evidence_enc from application_signatures where application_id = $1 and party = 'applicant'`;

const IS_SIGNED = "select 1 as found from application_signatures where id = $1 and application_id = $2";

const INSERT_SIGNATURE = `
with emptied as (update signings set content_enc = null, evidence_enc = null where id = $1)
insert into application_signatures (id, application_id, party, signed_at, content_hash, text_enc, evidence_enc)
values ($1, $2, $3, $4, $5, $6, $7)`;

/** From now on it is the applicant's, whichever browser it is in. */
const SET_APPLICANT = `set person_lookup = case when $4 = 'applicant'
  then (select signings.person_lookup from signings where signings.id = $3) else application_drafts.person_lookup end`;

const MARK_SIGNED = `
update application_drafts ${SET_APPLICANT}, state = 'signed', values_enc = $2, code_hash = null, wait_until = null
where id = $1 and state in ('open', 'waiting')`;

const MARK_WAITING = `
update application_drafts ${SET_APPLICANT}, state = 'waiting', values_enc = $2, code_hash = $5, wait_until = $6
where id = $1 and state = 'open'`;

const MARK_SUBMITTED = `
update application_drafts set state = 'submitted', values_enc = null where id = $1 and state = 'signed'`;

const UNSENT = `
select ${COLUMNS} from application_drafts where state = 'signed' and saved_at < $1 order by saved_at limit $2`;
