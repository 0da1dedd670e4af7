import { timingSafeEqual } from "node:crypto";
import type {
  CodedOrder,
  NewWithdrawalCode,
  OpenedCode,
  WithdrawalCodes,
} from "#journeys/after-order/withdrawal-code.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { type Connection, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

export function createWithdrawalCodes(ports: StorePorts): WithdrawalCodes {
  const { pool, cipher } = ports;
  return {
    async ordersBeginning(beginning) {
      const rows = await findMany<OrderRow>(pool, BEGINNING, [beginning, `${beginning}~`]);
      return rows.map(({ id, vertical, personal_enc: sealed }): CodedOrder => {
        const personal = JSON.parse(
          cipher.decrypt({ column: "orders.personal_enc", rowId: id }, sealed),
        ) as PersonalFields;
        return { orderId: id, vertical, personal };
      });
    },
    ask: (code, since, most) => inTransaction(pool, (client) => ask(client, ports, code, since, most)),
    async open({ token, code, owner, nowMs, mostTries }) {
      const now = new Date(nowMs);
      const tried = await findOne<{ code_hash: string | null }>(pool, TRY, [tokenHash(token), now, mostTries]);
      if (!tried || !isEqual(tried.code_hash ?? "", codeHash(token, code))) return undefined;
      const opened = await findOne<OpenedRow>(pool, OPEN, [tokenHash(token), now, owner]);
      return opened && ({ orderId: opened.order_id, vertical: opened.vertical } satisfies OpenedCode);
    },
    async validUntil(token) {
      const row = await findOne<{ expires_at: Date }>(pool, VALID_UNTIL, [tokenHash(token)]);
      return row?.expires_at.getTime();
    },
  };
}

async function ask(
  client: Connection,
  ports: StorePorts,
  { codeId, token, askedAtMs, expiresAtMs, match }: NewWithdrawalCode,
  since: Date,
  most: number,
): Promise<boolean> {
  // Counted under the lock of the order: of many at once no more are sent.
  if (match) await client.query("select from orders where id = $1 for update", [match.orderId]);
  const had = match ? await findOne<{ had: number }>(client, HAD, [match.orderId, since]) : undefined;
  const sent = match && (had?.had ?? 0) < most ? match : undefined;
  await client.query(INSERT, [
    codeId,
    tokenHash(token),
    sent?.orderId ?? null,
    sent ? codeHash(token, sent.code) : null,
    new Date(askedAtMs),
    new Date(expiresAtMs),
  ]);
  if (!sent) return false;
  await client.query(queueStatement(ports, sent.mail));
  return true;
}

/** Six digits alone could be tried out by a reader of the table; the token is in the address of the page alone. */
const codeHash = (token: string, code: string): string => tokenHash(`${token}:${code}`);

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface OrderRow {
  readonly id: string;
  readonly vertical: string;
  readonly personal_enc: string;
}

interface OpenedRow {
  readonly order_id: string;
  readonly vertical: string;
}

const BEGINNING = "select id, vertical, personal_enc from orders where id >= $1 and id < $2 limit 3";

const HAD = "select count(*)::int as had from withdrawal_codes where order_id = $1 and asked_at > $2";

const INSERT = `
insert into withdrawal_codes (id, token_hash, order_id, code_hash, asked_at, expires_at) values ($1, $2, $3, $4, $5, $6)`;

const TRY = `
update withdrawal_codes set tries = tries + 1
where token_hash = $1 and expires_at > $2 and tries < $3 and opened_at is null returning code_hash`;

const OPEN = `
update withdrawal_codes set opened_at = $2, owner = $3, code_hash = null from orders
where token_hash = $1 and opened_at is null and orders.id = order_id returning order_id, vertical`;

const VALID_UNTIL = "select expires_at from withdrawal_codes where token_hash = $1";
