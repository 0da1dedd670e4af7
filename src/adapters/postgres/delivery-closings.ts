import type { DeliveryState } from "#domain/delivery/delivery-state.ts";
import type { DeskStore } from "#journeys/desk/desk.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { noteStatement } from "./case-notes.ts";
import { queueStatement } from "./mail-store.ts";
import { findOne } from "./query.ts";
import { IS_AT_DESK } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";

/** The part of the desk store with which staff close or restart a delivery. */
export function createDeliveryClosings(ports: StorePorts): Pick<DeskStore, "openDelivery" | "closeDelivery"> {
  const { pool, cipher } = ports;
  return {
    async openDelivery(orderId) {
      const row = await findOne<OpenRow>(pool, OPEN, [orderId]);
      if (!row) return undefined;
      const stored = cipher.decrypt({ column: "orders.personal_enc", rowId: orderId }, row.personal_enc);
      const { name = "", email = "" } = JSON.parse(stored) as PersonalFields;
      const { state, round, change, delivered_on: date, restarts } = row;
      return {
        orderId,
        providerName: row.provider_name,
        subscriptionName: row.subscription_name,
        name,
        email,
        progress: { state, round, change, date: date ?? undefined },
        // The state that it waits in is not followed by a restart yet.
        restarts: restarts - 1,
      };
    },
    closeDelivery: ({ orderId, staffId, outcome, to, reason, mail }) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(CLOSE, [orderId, to.state, to.change, to.date ?? null]);
        if (rowCount !== 1) return false;
        await client.query(ADD_CHANGE, [orderId, to.change, to.state, to.date ?? null]);
        await client.query(EVENT, [orderId, outcome, staffId]);
        await client.query(noteStatement(ports, { orderId, staffId, text: reason, formId: randomId() }));
        if (mail) await client.query(queueStatement(ports, mail));
        return true;
      }),
  };
}

const OPEN = `
select deliveries.state, deliveries.round, deliveries.change, deliveries.delivered_on, orders.personal_enc,
  coalesce(orders.offer ->> 'providerName', orders.provider_slug) as provider_name,
  coalesce(orders.offer ->> 'subscriptionName', '') as subscription_name,
  (select count(*)::int from delivery_changes
    where delivery_id = deliveries.id and delivery_changes.${IS_AT_DESK}) as restarts
from deliveries join orders on orders.id = deliveries.id
where orders.id = $1 and deliveries.${IS_AT_DESK} and orders.withdrawn_at is null`;

/** A restarted one is due at once. */
const CLOSE = `
update deliveries set state = $2, change = $3, delivered_on = $4, field = null, message_enc = null,
  changed_at = clock_timestamp(), next_look_at = clock_timestamp()
where id = $1 and change = $3 - 1 and ${IS_AT_DESK}`;

const ADD_CHANGE = `insert into delivery_changes (delivery_id, change, state, delivered_on) values ($1, $2, $3, $4)`;

/** In the chained log, as a check like any other that staff make; it has who and when. */
const EVENT = `
insert into order_events (order_id, kind, detail)
values ($1, 'checked', jsonb_build_object('about', 'delivery', 'outcome', $2::text, 'staffId', $3::text))`;

interface OpenRow {
  readonly state: DeliveryState;
  readonly round: number;
  readonly change: number;
  readonly delivered_on: string | null;
  readonly personal_enc: string;
  readonly provider_name: string;
  readonly subscription_name: string;
  readonly restarts: number;
}
