import type { LoginDevice, LoginFailure, LoginSecrets, LoginState, StoredLogin } from "#journeys/login/login.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";

export interface LoginRow {
  readonly id: string;
  readonly device: LoginDevice;
  readonly is_computer: boolean;
  readonly secrets_enc: string | null;
  readonly state: LoginState["kind"];
  readonly hint_code: string | null;
  readonly failure_kind: LoginFailure["kind"] | null;
  readonly failure_code: string | null;
  readonly started_at: Date;
  readonly returned_at: Date | null;
  readonly approved_at: Date | null;
  readonly ended_at: Date | null;
}

/** What the person is told of. High risk ends the login before it gets here. */
export const IS_UNUSUAL = "login_orders.risk = 'moderate' and login_orders.is_same_address is false";

export const SECRETS = "login_orders.secrets_enc";

export const readSecrets = (cipher: ColumnCipher, loginId: string, sealed: string): LoginSecrets =>
  JSON.parse(cipher.decrypt({ column: SECRETS, rowId: loginId }, sealed)) as LoginSecrets;

export const loginOf = (cipher: ColumnCipher, row: LoginRow): StoredLogin => ({
  loginId: row.id,
  device: row.device,
  isComputer: row.is_computer,
  startedAtMs: row.started_at.getTime(),
  isReturned: row.returned_at !== null,
  state: stateOf(cipher, row),
});

function stateOf(cipher: ColumnCipher, row: LoginRow): LoginState {
  switch (row.state) {
    case "pending":
      return {
        kind: "pending",
        hintCode: row.hint_code ?? undefined,
        secrets: readSecrets(cipher, row.id, row.secrets_enc ?? ""),
      };
    case "approved":
      return { kind: "approved", approvedAtMs: msOf(row.approved_at) };
    case "used":
      return { kind: "used", usedAtMs: msOf(row.ended_at) };
    case "failed":
      return { kind: "failed", failure: failureOf(row) };
    case "cancelled":
      return { kind: "cancelled" };
  }
}

const msOf = (time: Date | null): number => time?.getTime() ?? 0;

function failureOf({ failure_kind: kind, failure_code: code }: LoginRow): LoginFailure {
  if (kind === "not-returned") return { kind };
  return kind === "error" ? { kind, errorCode: code ?? "unknown" } : { kind: "bankid", hintCode: code ?? undefined };
}
