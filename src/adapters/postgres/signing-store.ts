import type {
  NewSigning,
  SigningContent,
  SigningState,
  SigningStore,
  StoredSigning,
} from "#journeys/signing/signing.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { isValuesFault } from "#platform/database/errors.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import {
  type BankIdOrderRow,
  bankIdOrdersIn,
  type EndedRow,
  failureOf,
  orderRefOf,
  readSecrets,
  type Run,
  sealSecrets,
} from "./bankid-order-rows.ts";
import { tokenHash } from "./token-hash.ts";

export interface SigningStorePorts {
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
}

const TABLE = "signings";
const CONTENT = "signings.content_enc";
const EVIDENCE = "signings.evidence_enc";

export function createSigningStore({ pool, cipher }: SigningStorePorts): SigningStore {
  const run: Run = async (name, text, values) => (await pool.query({ name: `signings-${name}`, text, values })).rows;
  const read = (rows: readonly SigningRow[]) => rows.map((row) => signingOf(cipher, row));
  return {
    ...bankIdOrdersIn(TABLE, run),
    begin: (signing) => beginOnce(run, cipher, signing),
    find: async (signingId, owner) => read(await run<SigningRow>("find", FIND, [signingId, owner]))[0],
    latest: async (resultId, owner) => read(await run<SigningRow>("latest", LATEST, [resultId, owner]))[0],
    async approve(signingId, evidence, nowMs) {
      const sealed = cipher.encrypt({ column: EVIDENCE, rowId: signingId }, evidence);
      return (await run("approve", APPROVE, [signingId, sealed, new Date(nowMs)])).length === 1;
    },
    async markReturned(nonce, owner, nowMs) {
      const values = [tokenHash(nonce), owner, new Date(nowMs)];
      const [row] = await run<{ id: string; return_path: string }>("mark-returned", MARK_RETURNED, values);
      return row && { signingId: row.id, returnPath: row.return_path };
    },
    async cancel(signingId, owner, nowMs) {
      const [row] = await run<EndedRow>("cancel", CANCEL, [signingId, owner, new Date(nowMs)]);
      return row && orderRefOf(cipher, TABLE, row);
    },
    forgotten: async (askedBefore, limit) => read(await run<SigningRow>("forgotten", FORGOTTEN, [askedBefore, limit])),
  };
}

/** Two starts of one result at the same moment: the second replaces the first. */
const BEGIN_TRIES = 5;

async function beginOnce(run: Run, cipher: ColumnCipher, signing: NewSigning): Promise<string[]> {
  const { signingId, content } = signing;
  const { order } = content;
  const values = [
    signingId,
    order.owner,
    order.vertical,
    order.resultId,
    order.orderId,
    signing.contentHash,
    cipher.encrypt({ column: CONTENT, rowId: signingId }, JSON.stringify(content)),
    signing.device,
    signing.isComputer,
    sealSecrets(cipher, TABLE, signingId, signing.secrets),
    signing.nonce === undefined ? null : tokenHash(signing.nonce),
    signing.returnPath,
    new Date(signing.startedAtMs),
  ];
  for (let tries = 1; ; tries++) {
    try {
      const replaced = await run<EndedRow>("begin", BEGIN, values);
      return replaced.flatMap((row) => orderRefOf(cipher, TABLE, row) ?? []);
    } catch (error) {
      if (tries === BEGIN_TRIES || !isValuesFault(error)) throw error;
    }
  }
}

/** The insert waits for the update by counting its rows: only then is the result free. One that is signed is not replaced. */
const BEGIN = `
with live as (select id, secrets_enc from signings where result_id = $4 and state = 'pending' for update),
replaced as (
  update signings set state = 'cancelled', secrets_enc = null, ended_at = $13
  from live where signings.id = live.id returning live.id, live.secrets_enc
),
begun as (
  insert into signings (id, owner, vertical, result_id, order_id, content_hash, content_enc, device, is_computer, secrets_enc,
    nonce_hash, return_path, started_at, collect_after)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13 from (select count(*) from replaced) as freed
)
select id, secrets_enc from replaced`;

const COLUMNS = `
id, owner, vertical, result_id, order_id, content_hash, content_enc, device, is_computer, secrets_enc, return_path, state, hint_code,
failure_kind, failure_code, started_at, returned_at, approved_at, evidence_enc`;

const FIND = `select ${COLUMNS} from signings where id = $1 and owner = $2`;

const LATEST = `select ${COLUMNS} from signings where result_id = $1 and owner = $2 order by started_at desc limit 1`;

const APPROVE = `
update signings set state = 'approved', evidence_enc = $2, approved_at = $3, secrets_enc = null
where id = $1 and state = 'pending' returning id`;

const MARK_RETURNED = `
update signings set returned_at = coalesce(returned_at, $3)
where nonce_hash = $1 and owner = $2 and state in ('pending', 'approved', 'used')
returning id, return_path`;

const CANCEL = `
with live as (
  select id, secrets_enc from signings where id = $1 and owner = $2 and state in ('pending', 'approved') for update
)
update signings set state = 'cancelled', secrets_enc = null, ended_at = $3
from live where signings.id = live.id returning live.id, live.secrets_enc`;

const FORGOTTEN = `
select ${COLUMNS} from signings
where state in ('pending', 'approved') and collect_after < $1 and coalesce(approved_at, started_at) < $1
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
  readonly state: SigningState["kind"];
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
