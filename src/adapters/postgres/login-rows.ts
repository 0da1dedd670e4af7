import type { BankIdOrderKind } from "#domain/bankid/bankid-order-state.ts";
import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { LoginState, StoredLogin } from "#journeys/login/login.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { type BankIdOrderRow, type BankIdTable, failureOf, readSecrets } from "./bankid-order-rows.ts";

export const LOGINS: BankIdTable = "login_orders";

export interface LoginRow extends BankIdOrderRow {
  readonly device: BankIdDevice;
  readonly is_computer: boolean;
  readonly state: BankIdOrderKind;
  readonly started_at: Date;
  readonly returned_at: Date | null;
  readonly approved_at: Date | null;
  readonly ended_at: Date | null;
}

/** Logins that the person is warned about. High risk ends the login before it gets here. */
export const IS_UNUSUAL = "login_orders.risk = 'moderate' and login_orders.is_same_address is false";

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
        secrets: readSecrets(cipher, LOGINS, row.id, row.secrets_enc ?? ""),
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
