import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type {
  PendingWithdrawal,
  StoredWithdrawal,
  TakeBack,
  WithdrawalStore,
} from "#journeys/after-order/withdrawal.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { type Connection, findMany, findOne, findPlain } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createWithdrawalStore(ports: StorePorts): WithdrawalStore {
  const { pool, cipher } = ports;
  return {
    accept: ({ withdrawalId, orderId, name, email, askedAtMs, receipt, takeBack: mails }) =>
      inTransaction(pool, async (client) => {
        await client.query("select 1 from orders where id = $1 for update", [orderId]);
        const statement = cipher.encrypt(
          cellOf(withdrawalId),
          JSON.stringify({ name, email, takesBack: mails !== undefined }),
        );
        const values = [withdrawalId, orderId, statement, receipt.mailId, new Date(askedAtMs)];
        const { rowCount } = await client.query(ACCEPT, values);
        if (rowCount) {
          await client.query(queueStatement(ports, receipt));
          await client.query("update orders set withdrawn_at = $2 where id = $1", [orderId, new Date(askedAtMs)]);
          await client.query(HOLD_NOTICE, [orderId]);
          // After the hold: what never left us need not be revoked.
          if (mails) await takeBack(client, ports, orderId, mails);
        }
        const row = await findOne<WithdrawalRow>(client, OF_ORDER, [orderId]);
        if (!row) throw new Error("a withdrawal was neither written nor there");
        return withdrawalOf(cipher, row);
      }),
    takeBack: (orderId, mails) =>
      inTransaction(pool, async (client) => {
        await client.query("select 1 from orders where id = $1 for update", [orderId]);
        const { rowCount } = await client.query(IS_WITHDRAWN, [orderId]);
        return rowCount === 1 && (await takeBack(client, ports, orderId, mails));
      }),
    async ofOrder(orderId) {
      const row = await findOne<WithdrawalRow>(pool, { name: "withdrawals-of", text: OF_ORDER, values: [orderId] });
      return row && withdrawalOf(cipher, row);
    },
    load: async (withdrawalId) =>
      (await findPlain<PendingWithdrawal>(pool, { name: "withdrawals-load", text: LOAD, values: [withdrawalId] }))[0],
    async settle(withdrawalId, outcome) {
      const sealed = outcome.state === "confirmed" ? null : cipher.encrypt(outcomeCell(withdrawalId), outcome.why);
      await pool.query(SETTLE, [withdrawalId, outcome.state, sealed]);
    },
    unsettled: async ({ askedBefore, limit, afterId }) =>
      (await findMany<{ id: string }>(pool, UNSETTLED, [askedBefore, afterId ?? "", limit])).map(({ id }) => id),
  };
}

/** Once: the mails are written with the moment, and together or not at all. */
async function takeBack(
  client: Connection,
  ports: StorePorts,
  orderId: string,
  { notice, copy }: TakeBack,
): Promise<boolean> {
  const { rowCount } = await client.query(TAKE_BACK, [orderId, notice.mailId, copy.mailId]);
  if (rowCount !== 1) return false;
  await client.query(queueStatement(ports, notice));
  await client.query(queueStatement(ports, copy));
  return true;
}

const TAKE_BACK = `
update cancellations set revoked_at = clock_timestamp(), take_back_mail_id = $2, take_back_copy_mail_id = $3
from mails as notices
where cancellations.id = $1 and revoked_at is null and notices.id = notice_mail_id and notices.state <> 'failed'`;

const IS_WITHDRAWN = "select from withdrawals where order_id = $1 and state <> 'continued'";

const ACCEPT = `
insert into withdrawals (id, order_id, statement_enc, receipt_mail_id, asked_at) values ($1, $2, $3, $4, $5)
on conflict (order_id) do nothing`;

/** An unsent notice to the former insurer is held: sent now, it would leave the customer without any insurance. */
const HOLD_NOTICE = `
update mails set state = 'failed', outcome = 'the order was withdrawn first', settled_at = clock_timestamp()
where state = 'queued' and attempts = 0
  and id in (select unnest(array[notice_mail_id, copy_mail_id]) from cancellations where id = $1)`;

const OF_ORDER = `select id, statement_enc, state, asked_at, receipt_mail_id, closing_enc from withdrawals where order_id = $1`;

const LOAD = `
select order_id, vertical, provider_slug, asked_at, withdrawals.state
from withdrawals join orders on orders.id = withdrawals.order_id where withdrawals.id = $1`;

const SETTLE = `
update withdrawals set state = $2, outcome_enc = $3, settled_at = clock_timestamp() where id = $1 and state = 'accepted'`;

const UNSETTLED = `
select id from withdrawals where state = 'accepted' and asked_at < $1 and id > $2 order by id limit $3`;

const cellOf = (rowId: string) => ({ column: "withdrawals.statement_enc", rowId });

/** The provider's message, or why the outcome is unknown. */
export const outcomeCell = (rowId: string) => ({ column: "withdrawals.outcome_enc", rowId });

/** The customer's statement. */
export const statementOf = (cipher: ColumnCipher, rowId: string, stored: string): { name: string; email: string } =>
  JSON.parse(cipher.decrypt(cellOf(rowId), stored)) as { name: string; email: string };

/** What staff wrote to the customer when closing it. */
export const closingOf = (cipher: ColumnCipher, rowId: string, stored: string | null): string | undefined =>
  stored === null ? undefined : cipher.decrypt(closingCell(rowId), stored);

export const closingCell = (rowId: string) => ({ column: "withdrawals.closing_enc", rowId });

interface WithdrawalRow {
  readonly id: string;
  readonly statement_enc: string;
  readonly state: WithdrawalState;
  readonly asked_at: Date;
  readonly receipt_mail_id: string;
  readonly closing_enc: string | null;
}

function withdrawalOf(cipher: ColumnCipher, row: WithdrawalRow): StoredWithdrawal {
  return {
    withdrawalId: row.id,
    ...statementOf(cipher, row.id, row.statement_enc),
    askedAtMs: row.asked_at.getTime(),
    state: row.state,
    receiptMailId: row.receipt_mail_id,
    closing: closingOf(cipher, row.id, row.closing_enc),
  };
}
