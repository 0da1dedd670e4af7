import type { BankIdOrderKind } from "#domain/bankid/bankid-order-state.ts";
import {
  type NewSigning,
  type SigningContent,
  type SigningState,
  type SigningStore,
  type StoredSigning,
  subjectOf,
} from "#journeys/signing/signing.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { retryOnValuesFault } from "#platform/database/errors.ts";
import {
  type BankIdOrderRow,
  bankIdOrdersIn,
  type EndedRow,
  failureOf,
  orderRefOf,
  OWNED,
  ownedBy,
  readSecrets,
  sealSecrets,
} from "./bankid-order-rows.ts";
import { type Run, runIn } from "./query.ts";
import { readableRows } from "./readable-rows.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";
import { IS_LIVE } from "./state-sql.ts";

const TABLE = "signings";
const CONTENT = "signings.content_enc";
const EVIDENCE = "signings.evidence_enc";

export function createSigningStore({ pool, cipher, lookupHash }: StorePorts): SigningStore {
  const run = runIn(pool, "signings");
  const read = (rows: readonly SigningRow[]) => rows.map((row) => signingOf(cipher, row));
  return {
    ...bankIdOrdersIn(TABLE, run),
    begin: (signing) => beginOnce(run, { cipher, lookupHash }, signing),
    find: async (signingId, browser) => read(await run<SigningRow>("find", FIND, [...ownedBy(browser), signingId]))[0],
    latest: async (resultId, browser) =>
      read(await run<SigningRow>("latest", LATEST, [...ownedBy(browser), resultId]))[0],
    reload: async (signingId) => read(await run<SigningRow>("reload", RELOAD, [signingId]))[0],
    async approve(signingId, evidence, nowMs) {
      const sealed = cipher.encrypt({ column: EVIDENCE, rowId: signingId }, evidence);
      return (await run("approve", APPROVE, [signingId, sealed, new Date(nowMs)])).length === 1;
    },
    async markReturned(nonce, browser, nowMs) {
      const values = [...ownedBy(browser), tokenHash(nonce), new Date(nowMs)];
      const [row] = await run<{ id: string; return_path: string }>("mark-returned", MARK_RETURNED, values);
      return row && { signingId: row.id, returnPath: row.return_path };
    },
    async cancel(signingId, browser, nowMs) {
      const [row] = await run<EndedRow>("cancel", CANCEL, [...ownedBy(browser), signingId, new Date(nowMs)]);
      return row && orderRefOf(cipher, TABLE, row);
    },
    forgotten: async (askedBefore, limit) =>
      readableRows(await run<SigningRow>("forgotten", FORGOTTEN, [askedBefore, limit]), (row) =>
        signingOf(cipher, row),
      ),
  };
}

/** Of two starts of one result at the same moment the second replaces the first: of many, the last is tried as often as there are others. */
const BEGIN_TRIES = 20;

async function beginOnce(
  run: Run,
  { cipher, lookupHash }: Pick<StorePorts, "cipher" | "lookupHash">,
  signing: NewSigning,
): Promise<string[] | undefined> {
  const { signingId, content } = signing;
  const subject = subjectOf(content);
  const values = [
    signingId,
    subject.owner,
    subject.vertical,
    subject.resultId,
    subject.orderId,
    signing.contentHash,
    cipher.encrypt({ column: CONTENT, rowId: signingId }, JSON.stringify(content)),
    signing.device,
    signing.isComputer,
    sealSecrets(cipher, TABLE, signingId, signing.secrets),
    signing.nonce === undefined ? null : tokenHash(signing.nonce),
    signing.returnPath,
    new Date(signing.startedAtMs),
    tokenHash(signing.signingSecret),
    lookupHash("person", subject.personal.personalNumber),
  ];
  const rows = await retryOnValuesFault(BEGIN_TRIES, () =>
    run<EndedRow & { readonly is_begun: boolean }>("begin", BEGIN, values),
  );
  return rows[0]?.is_begun ? rows.flatMap((row) => orderRefOf(cipher, TABLE, row) ?? []) : undefined;
}

/** The insert waits for the update by counting its rows: only then is the result free. A signed one is not replaced. */
const BEGIN = `
with live as (select id, secrets_enc from signings where result_id = $4 and state = 'pending' for update),
replaced as (
  update signings set state = 'cancelled', secrets_enc = null, ended_at = $13
  from live where signings.id = live.id returning live.id, live.secrets_enc
),
begun as (
  insert into signings (id, owner, vertical, result_id, order_id, content_hash, content_enc, device, is_computer, secrets_enc,
    nonce_hash, return_path, started_at, collect_after, secret_hash, person_lookup)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15 from (select count(*) from replaced) as freed
  where not exists (select from signings where result_id = $4 and state = 'approved')
  returning id
)
select begun.id is not null as is_begun, replaced.id, replaced.secrets_enc
from (select 1) as once left join begun on true left join replaced on true`;

const COLUMNS = `
id, owner, vertical, result_id, order_id, content_hash, content_enc, device, is_computer, secrets_enc, return_path, state, hint_code,
failure_kind, failure_code, started_at, returned_at, approved_at, evidence_enc`;

const FIND = `select ${COLUMNS} from signings where id = $3 and ${OWNED}`;

const LATEST = `select ${COLUMNS} from signings where result_id = $3 and ${OWNED} order by started_at desc limit 1`;

const RELOAD = `select ${COLUMNS} from signings where id = $1`;

const APPROVE = `
update signings set state = 'approved', evidence_enc = $2, approved_at = $3, secrets_enc = null
where id = $1 and state = 'pending' returning id`;

const MARK_RETURNED = `
update signings set returned_at = coalesce(returned_at, $4)
where nonce_hash = $3 and ${OWNED} and state in ('pending', 'approved', 'used')
returning id, return_path`;

const CANCEL = `
with live as (
  select id, secrets_enc from signings where id = $3 and ${OWNED} and ${IS_LIVE} for update
)
update signings set state = 'cancelled', secrets_enc = null, ended_at = $4
from live where signings.id = live.id returning live.id, live.secrets_enc`;

const FORGOTTEN = `
select ${COLUMNS} from signings
where ${IS_LIVE} and collect_after < $1 and coalesce(approved_at, started_at) < $1
order by collect_after limit $2`;

interface SigningRow extends BankIdOrderRow {
  readonly owner: string;
  readonly vertical: string;
  readonly result_id: string;
  readonly order_id: string;
  readonly content_hash: string;
  readonly content_enc: string | null;
  readonly device: StoredSigning["device"];
  readonly is_computer: boolean;
  readonly return_path: string;
  readonly state: BankIdOrderKind;
  readonly started_at: Date;
  readonly returned_at: Date | null;
  readonly approved_at: Date | null;
  readonly evidence_enc: string | null;
}

const signingOf = (cipher: ColumnCipher, row: SigningRow): StoredSigning => ({
  signingId: row.id,
  owner: row.owner,
  vertical: row.vertical,
  resultId: row.result_id,
  orderId: row.order_id,
  contentHash: row.content_hash,
  content:
    row.content_enc === null
      ? undefined
      : (JSON.parse(cipher.decrypt({ column: CONTENT, rowId: row.id }, row.content_enc)) as SigningContent),
  device: row.device,
  isComputer: row.is_computer,
  returnPath: row.return_path,
  startedAtMs: row.started_at.getTime(),
  isReturned: row.returned_at !== null,
  state: stateOf(cipher, row),
});

function stateOf(cipher: ColumnCipher, row: SigningRow): SigningState {
  switch (row.state) {
    case "pending":
      return {
        kind: "pending",
        hintCode: row.hint_code ?? undefined,
        secrets: readSecrets(cipher, TABLE, row.id, row.secrets_enc ?? ""),
      };
    case "approved":
      return {
        kind: "approved",
        approvedAtMs: row.approved_at?.getTime() ?? 0,
        evidence: cipher.decrypt({ column: EVIDENCE, rowId: row.id }, row.evidence_enc ?? ""),
      };
    case "failed":
      return { kind: "failed", failure: failureOf(row) };
    case "used":
    case "cancelled":
      return { kind: row.state };
  }
}
