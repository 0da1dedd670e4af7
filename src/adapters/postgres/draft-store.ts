import type { FormValues } from "#domain/form/check-form.ts";
import type { DraftSigned, DraftStore, StoredDraft } from "#journeys/apply/draft.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { queueStatement } from "./mail-store.ts";
import { useSigning } from "./order-signatures.ts";
import { type Connection, findOne, runIn } from "./query.ts";
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
    async remove(owner, vertical) {
      await run("remove", REMOVE, [owner, vertical]);
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
  if (!(await useSigning(client, signingId))) {
    // The engine or a second tab may come here twice.
    return (await findOne(client, IS_SIGNED, [signingId, applicationHash])) !== undefined;
  }
  await client.query(INSERT_SIGNATURE, [
    signingId,
    applicationHash,
    party,
    new Date(signedAtMs),
    contentHash,
    encryptJson(cipher, { column: "application_signatures.text_enc", rowId: signingId }, text),
    cipher.encrypt({ column: "application_signatures.evidence_enc", rowId: signingId }, evidence),
  ]);
  const sealed = encryptJson(cipher, valuesCell(draftId), fields);
  if (!wait) {
    await client.query(MARK_SIGNED, [draftId, sealed]);
    return true;
  }
  await client.query(MARK_WAITING, [draftId, sealed, tokenHash(wait.code), wait.until]);
  await client.query(queueStatement({ cipher, lookupHash }, wait.mail));
  return true;
}

const valuesCell = (rowId: string) => ({ column: "application_drafts.values_enc", rowId });

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

const REMOVE = `delete from application_drafts where owner = $1 and vertical = $2 and state in ('open', 'waiting')`;

const IS_SIGNED = "select 1 as found from application_signatures where id = $1 and application_id = $2";

const INSERT_SIGNATURE = `
with emptied as (update signings set content_enc = null, evidence_enc = null where id = $1)
insert into application_signatures (id, application_id, party, signed_at, content_hash, text_enc, evidence_enc)
values ($1, $2, $3, $4, $5, $6, $7)`;

const MARK_SIGNED = `
update application_drafts set state = 'signed', values_enc = $2, code_hash = null, wait_until = null
where id = $1 and state in ('open', 'waiting')`;

const MARK_WAITING = `
update application_drafts set state = 'waiting', values_enc = $2, code_hash = $3, wait_until = $4 where id = $1 and state = 'open'`;

const MARK_SUBMITTED = `
update application_drafts set state = 'submitted', values_enc = null where id = $1 and state = 'signed'`;

const UNSENT = `
select ${COLUMNS} from application_drafts where state = 'signed' and saved_at < $1 order by saved_at limit $2`;
