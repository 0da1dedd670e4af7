import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { BankIdBrowser, BankIdFailure, BankIdOrders, BankIdSecrets } from "#journeys/bankid/bankid-order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { Run } from "./query.ts";
import { tokenHash } from "./token-hash.ts";
import { IS_LIVE } from "./state-sql.ts";

/** Tables whose rows are orders at BankID: they share the columns for following such an order. */
export type BankIdTable = "login_orders" | "signings" | "acceptances";

export interface BankIdOrderRow {
  readonly id: string;
  readonly secrets_enc: string | null;
  readonly hint_code: string | null;
  readonly failure_kind: BankIdFailure["kind"] | null;
  readonly failure_code: string | null;
}

/** No order lives longer: a later moment was written by a node whose clock was ahead, and is not waited for. */
const FARTHEST_COLLECT_MS = 10 * MINUTE_MS;

/** Every transition is one statement that names the state it leaves: of two callers one makes it, and the other gets no row. */
export function bankIdOrdersIn(table: BankIdTable, run: Run): BankIdOrders {
  return {
    async claimCollect(id, nowMs, intervalMs) {
      const text = `
update ${table} set collect_after = $3
where id = $1 and state = 'pending' and (collect_after <= $2 or collect_after > $4) returning id`;
      const moments = [nowMs, nowMs + intervalMs, nowMs + FARTHEST_COLLECT_MS].map((ms) => new Date(ms));
      return (await run("claim-collect", text, [id, ...moments])).length === 1;
    },
    async postponeCollect(id, untilMs) {
      const text = `update ${table} set collect_after = $2 where id = $1 and state = 'pending'`;
      await run("postpone-collect", text, [id, new Date(untilMs)]);
    },
    async noteHint(id, hintCode) {
      const text = `update ${table} set hint_code = $2 where id = $1 and state = 'pending'`;
      await run("note-hint", text, [id, hintCode ?? null]);
    },
    async fail(id, failure, nowMs) {
      const text = `
update ${table} set state = 'failed', failure_kind = $2, failure_code = $3, ended_at = $4, secrets_enc = null
where id = $1 and ${IS_LIVE}`;
      const code =
        failure.kind === "bankid" ? failure.hintCode : failure.kind === "error" ? failure.errorCode : undefined;
      await run("fail", text, [id, failure.kind, code ?? null, new Date(nowMs)]);
    },
  };
}

/** The first two values of every statement that only the browser of the order may run. */
export const ownedBy = ({ owner, secrets }: BankIdBrowser): [string, string[]] => [owner, secrets.map(tokenHash)];

export const OWNED = "owner = $1 and secret_hash = any($2)";

export const sealSecrets = (cipher: ColumnCipher, table: BankIdTable, id: string, secrets: BankIdSecrets): string =>
  cipher.encrypt({ column: `${table}.secrets_enc`, rowId: id }, JSON.stringify(secrets));

export const readSecrets = (cipher: ColumnCipher, table: BankIdTable, id: string, sealed: string): BankIdSecrets =>
  JSON.parse(cipher.decrypt({ column: `${table}.secrets_enc`, rowId: id }, sealed)) as BankIdSecrets;

export interface EndedRow {
  readonly id: string;
  readonly secrets_enc: string | null;
}

/** Undefined for an order that has already ended at BankID. */
export const orderRefOf = (
  cipher: ColumnCipher,
  table: BankIdTable,
  { id, secrets_enc }: EndedRow,
): string | undefined => (secrets_enc === null ? undefined : readSecrets(cipher, table, id, secrets_enc).orderRef);

export function failureOf({ failure_kind: kind, failure_code: code }: BankIdOrderRow): BankIdFailure {
  if (kind === "not-returned") return { kind };
  return kind === "error" ? { kind, errorCode: code ?? "unknown" } : { kind: "bankid", hintCode: code ?? undefined };
}
