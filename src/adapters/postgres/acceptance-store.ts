import type { BankIdOrderKind } from "#domain/bankid/bankid-order-state.ts";
import type {
  AcceptanceContent,
  AcceptanceState,
  AcceptanceStore,
  NewAcceptance,
  StoredAcceptance,
} from "#journeys/applications/acceptance.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { retryOnValuesFault } from "#platform/database/errors.ts";
import {
  type BankIdOrderRow,
  bankIdOrdersIn,
  type EndedRow,
  failureOf,
  orderRefOf,
  readSecrets,
  sealSecrets,
} from "./bankid-order-rows.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { type Run, runIn } from "./query.ts";
import { IS_LIVE } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

const TABLE = "acceptances";

export function createAcceptanceStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): AcceptanceStore {
  const run = runIn(pool, TABLE);
  const read = (rows: readonly AcceptanceRow[]) => rows.map((row) => acceptanceOf(cipher, row));
  return {
    ...bankIdOrdersIn(TABLE, run),
    begin: (acceptance) => begin(run, cipher, acceptance),
    latest: async (answerId) => read(await run<AcceptanceRow>("latest", LATEST, [answerId]))[0],
    async approve(id, evidence, nowMs) {
      const sealed = cipher.encrypt({ column: "acceptances.evidence_enc", rowId: id }, evidence);
      return (await run("approve", APPROVE, [id, sealed, new Date(nowMs)])).length === 1;
    },
    async markReturned(id, nonce, nowMs) {
      return (await run("mark-returned", MARK_RETURNED, [id, tokenHash(nonce), new Date(nowMs)])).length === 1;
    },
    async use(id, nowMs) {
      await run("use", USE, [id, new Date(nowMs)]);
    },
    async cancel(id, nowMs) {
      const [row] = await run<EndedRow>("cancel", CANCEL, [id, new Date(nowMs)]);
      return row && orderRefOf(cipher, TABLE, row);
    },
    forgotten: async (askedBefore, limit) =>
      read(await run<AcceptanceRow>("forgotten", FORGOTTEN, [askedBefore, limit])),
  };
}

/** Two starts of one answer at the same moment: the second replaces the first. */
const BEGIN_TRIES = 5;

async function begin(run: Run, cipher: ColumnCipher, acceptance: NewAcceptance): Promise<string[] | undefined> {
  const { acceptanceId: id, nonce } = acceptance;
  const values = [
    id,
    acceptance.answerId,
    acceptance.contentHash,
    encryptJson(cipher, contentCell(id), acceptance.content),
    acceptance.device,
    acceptance.isComputer,
    sealSecrets(cipher, TABLE, id, acceptance.secrets),
    nonce === undefined ? null : tokenHash(nonce),
    new Date(acceptance.startedAtMs),
  ];
  const rows = await retryOnValuesFault(BEGIN_TRIES, () =>
    run<EndedRow & { readonly is_begun: boolean }>("begin", BEGIN, values),
  );
  return rows[0]?.is_begun ? rows.flatMap((row) => orderRefOf(cipher, TABLE, row) ?? []) : undefined;
}

/** The insert waits for the update by counting its rows: only then is the answer free. A signed one is not replaced. */
const BEGIN = `
with live as (select id, secrets_enc from acceptances where answer_id = $2 and state = 'pending' for update),
replaced as (
  update acceptances set state = 'cancelled', secrets_enc = null, ended_at = $9
  from live where acceptances.id = live.id returning live.id, live.secrets_enc
),
begun as (
  insert into acceptances (id, answer_id, content_hash, content_enc, device, is_computer, secrets_enc, nonce_hash, started_at,
    collect_after)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9 from (select count(*) from replaced) as freed
  where not exists (select from acceptances where answer_id = $2 and state = 'approved')
  returning id
)
select begun.id is not null as is_begun, replaced.id, replaced.secrets_enc
from (select 1) as once left join begun on true left join replaced on true`;

const COLUMNS = `
id, answer_id, content_hash, content_enc, device, is_computer, secrets_enc, state, hint_code, failure_kind, failure_code,
started_at, returned_at, approved_at`;

const LATEST = `select ${COLUMNS} from acceptances where answer_id = $1 order by started_at desc limit 1`;

const APPROVE = `
update acceptances set state = 'approved', evidence_enc = $2, approved_at = $3, secrets_enc = null
where id = $1 and state = 'pending' returning id`;

const MARK_RETURNED = `
update acceptances set returned_at = coalesce(returned_at, $3) where id = $1 and nonce_hash = $2 and ${IS_LIVE} returning id`;

const USE = "update acceptances set state = 'used', ended_at = $2 where id = $1 and state = 'approved'";

const CANCEL = `
with live as (select id, secrets_enc from acceptances where id = $1 and state = 'pending' for update)
update acceptances set state = 'cancelled', secrets_enc = null, ended_at = $2
from live where acceptances.id = live.id returning live.id, live.secrets_enc`;

const FORGOTTEN = `
select ${COLUMNS} from acceptances
where ${IS_LIVE} and collect_after < $1 and coalesce(approved_at, started_at) < $1
order by collect_after limit $2`;

const contentCell = (rowId: string) => ({ column: "acceptances.content_enc", rowId });

interface AcceptanceRow extends BankIdOrderRow {
  readonly answer_id: string;
  readonly content_hash: string;
  readonly content_enc: string;
  readonly device: StoredAcceptance["device"];
  readonly is_computer: boolean;
  readonly state: BankIdOrderKind;
  readonly started_at: Date;
  readonly returned_at: Date | null;
  readonly approved_at: Date | null;
}

const acceptanceOf = (cipher: ColumnCipher, row: AcceptanceRow): StoredAcceptance => ({
  acceptanceId: row.id,
  answerId: row.answer_id,
  content: decryptJson(cipher, contentCell(row.id), row.content_enc) as AcceptanceContent,
  contentHash: row.content_hash,
  device: row.device,
  isComputer: row.is_computer,
  startedAtMs: row.started_at.getTime(),
  isReturned: row.returned_at !== null,
  state: stateOf(cipher, row),
});

function stateOf(cipher: ColumnCipher, row: AcceptanceRow): AcceptanceState {
  switch (row.state) {
    case "pending": {
      const secrets = readSecrets(cipher, TABLE, row.id, row.secrets_enc ?? "");
      return { kind: "pending", hintCode: row.hint_code ?? undefined, secrets };
    }
    case "approved":
      return { kind: "approved", approvedAtMs: row.approved_at?.getTime() ?? 0 };
    case "failed":
      return { kind: "failed", failure: failureOf(row) };
    case "used":
    case "cancelled":
      return { kind: row.state };
  }
}
