import type { DeskStore } from "#journeys/desk/desk.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { OPEN_NOTICES } from "./lost-notices.ts";
import { queueStatement } from "./mail-store.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

/** The part of the desk store that closes the case of a notice which never arrived, or was never confirmed. */
export function createCancellationClosings(
  ports: StorePorts,
): Pick<DeskStore, "openCancellation" | "closeCancellation"> {
  const { pool, cipher } = ports;
  return {
    async openCancellation(orderId) {
      const row = await findOne<OpenRow>(pool, OPEN, [orderId]);
      if (!row) return undefined;
      const stored = cipher.decrypt({ column: "orders.personal_enc", rowId: orderId }, row.personal_enc);
      const { name = "", email } = JSON.parse(stored) as PersonalFields;
      return email
        ? {
            orderId,
            vertical: row.vertical,
            insurerName: insurerOf(cipher, orderId, row),
            name,
            email,
            isRevoked: row.is_revoked,
          }
        : undefined;
    },
    closeCancellation: ({ orderId, staffId, outcome, mail }) =>
      inTransaction(pool, async (client) => {
        await client.query("select 1 from orders where id = $1 for update", [orderId]);
        if ((await client.query(OPEN, [orderId])).rowCount === 0) return undefined;
        await client.query(CLOSE, [orderId, outcome, staffId]);
        await client.query(queueStatement(ports, mail));
        return mail.mailId;
      }),
  };
}

/** A check like any other that staff make at an insurer, distinguished by its kind; the log has who and when. */
const CLOSE = `
insert into order_events (order_id, kind, detail)
values ($1, 'checked', jsonb_build_object('about', 'cancellation', 'outcome', $2::text, 'staffId', $3::text))`;

/** How staff, or the customer, closed the case of the order `orders`; null while it is open. The latest is true. */
export const CLOSED_AS = `(
  select detail ->> 'outcome' from order_events
  where order_events.order_id = orders.id and order_events.kind = 'checked' and detail ->> 'about' = 'cancellation'
  order by order_events.id desc limit 1)`;

/** The same of a cancellation that the customer took back: until then it waits for staff. */
export const TAKE_BACK_CLOSED_AS = `(
  select detail ->> 'outcome' from order_events
  where order_events.order_id = orders.id and order_events.kind = 'checked' and detail ->> 'about' = 'cancellation'
    and detail ->> 'outcome' in ('continued', 'not-continued')
  order by order_events.id desc limit 1)`;

export const OPEN_TAKE_BACKS = `
from cancellations join orders on orders.id = cancellations.id
where cancellations.revoked_at is not null and ${TAKE_BACK_CLOSED_AS} is null`;

const SELECTED = `select orders.vertical, orders.personal_enc, cancellations.insurer_enc`;

const OPEN = `
${SELECTED}, false as is_revoked ${OPEN_NOTICES} and ${CLOSED_AS} is null and orders.id = $1
union all ${SELECTED}, true ${OPEN_TAKE_BACKS} and orders.id = $1`;

interface OpenRow extends StoredInsurer {
  readonly vertical: string;
  readonly personal_enc: string;
  readonly is_revoked: boolean;
}
