import type { DeskStore } from "#journeys/desk/desk.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { findOne } from "./query.ts";
import { IS_LIVING, IS_UNCLEAR } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";
import { closingCell, statementOf } from "./withdrawal-store.ts";

/** The part of the desk store with which staff close a withdrawal that did not settle. */
export function createWithdrawalClosings(ports: StorePorts): Pick<DeskStore, "openWithdrawal" | "closeWithdrawal"> {
  const { pool, cipher } = ports;
  return {
    async openWithdrawal(orderId) {
      const row = await findOne<OpenRow>(pool, OPEN, [orderId]);
      if (!row) return undefined;
      const { vertical, provider_name: providerName } = row;
      return { orderId, vertical, providerName, ...statementOf(cipher, row.id, row.statement_enc) };
    },
    closeWithdrawal: ({ orderId, staffId, outcome, reason, mail }) =>
      inTransaction(pool, async (client) => {
        await client.query("select 1 from orders where id = $1 for update", [orderId]);
        const open = await client.query<OpenRow>(OPEN, [orderId]);
        const [row] = open.rows;
        if (!row) return undefined;
        await client.query(CLOSE, [row.id, outcome, staffId, cipher.encrypt(closingCell(row.id), reason)]);
        await client.query(EVENT, [orderId, outcome, staffId]);
        await client.query(queueStatement(ports, mail));
        if (outcome === "continued") await client.query(LIVE_AGAIN, [orderId]);
        return mail.mailId;
      }),
  };
}

const OPEN = `
select withdrawals.id, withdrawals.statement_enc, orders.vertical,
  coalesce(orders.offer ->> 'providerName', orders.provider_slug) as provider_name
from withdrawals join orders on orders.id = withdrawals.order_id
where orders.id = $1 and withdrawals.${IS_UNCLEAR}`;

const CLOSE = `
update withdrawals set state = $2, closed_by = $3, closing_enc = $4, closed_at = clock_timestamp() where id = $1`;

const EVENT = `
insert into order_events (order_id, kind, detail)
values ($1, 'withdrawal-closed', jsonb_build_object('outcome', $2::text, 'staffId', $3::text))`;

/** Unless the customer has ordered the same again meanwhile: then only the newer order is active. */
const LIVE_AGAIN = `
update orders set withdrawn_at = null where id = $1 and not exists (
  select from orders as other where other.result_id = orders.result_id and other.id <> orders.id
    and other.${IS_LIVING} and other.withdrawn_at is null)`;

interface OpenRow {
  readonly id: string;
  readonly statement_enc: string;
  readonly vertical: string;
  readonly provider_name: string;
}
