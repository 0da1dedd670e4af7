import { createStaffList } from "#adapters/postgres/staff-list.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { tokenHash } from "#adapters/postgres/token-hash.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";

/**
 * The orderer is whom the sample searches are for; the accountHolder has what a test gives them, the newcomer nothing. The leaver
 * deletes the account.
 */
export type TestPerson =
  | "editor"
  | "support"
  | "customer"
  | "orderer"
  | "account-holder"
  | "newcomer"
  | "leaver"
  | "householder"
  | "watcher";

/** Numbers never given to anybody, from the tax agency's list. */
export const NUMBERS: Readonly<Record<TestPerson, string>> = {
  editor: "197402259274",
  support: "197906232389",
  customer: "199002012384",
  orderer: "198502102380",
  "account-holder": "199901232380",
  newcomer: "199904252385",
  leaver: "199804222397",
  householder: "198006062387",
  watcher: "197603072393",
};

const HALF_HOUR_MS = 1_800_000;

/** A session as a login leaves it, without walking through BankID: gives what its cookie holds. */
export async function openSession(
  pool: DatabasePool,
  config: Config,
  who: TestPerson,
  /** The browser that has logged in, where it matters what was typed in it. */
  owner?: string,
): Promise<string> {
  const lookupHash = createLookupHash(config.lookupKey);
  const cipher = createColumnCipher(config.columnKeys);
  const nowMs = Date.now();
  const completion = { personalNumber: NUMBERS[who], firstName: "Anna", lastName: "Lindqvist" } as Parameters<
    typeof storePerson
  >[1];
  const personId = await storePerson({ pool, cipher, lookupHash }, completion, randomId(), nowMs);
  if (who === "editor" || who === "support") await createStaffList(pool, lookupHash).add(NUMBERS[who], [who], "test");
  const loginId = randomId();
  const token = randomId();
  const now = new Date(nowMs);
  const end = new Date(nowMs + HALF_HOUR_MS);
  const proof = cipher.encrypt({ column: "login_orders.completion_enc", rowId: loginId }, "{}");
  await pool.query(ADD_LOGIN, [loginId, now, personId, proof, owner ?? loginId]);
  await pool.query(ADD_SESSION, [tokenHash(token), personId, loginId, now, end]);
  return token;
}

const ADD_LOGIN = `
insert into login_orders (id, owner, device, is_computer, return_path, state, started_at, collect_after, ended_at, person_id, completion_enc)
values ($1, $5, 'other', true, '/', 'used', $2, $2, $2, $3, $4)`;

const ADD_SESSION = `
insert into sessions (token_hash, person_id, login_id, started_at, expires_at, ends_at) values ($1, $2, $3, $4, $5, $5)`;
