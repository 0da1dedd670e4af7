import type { ConfirmationState } from "#domain/order/confirmation-state.ts";
import type { OrderSummary } from "#domain/order/order-record.ts";
import type { OrderMail } from "#domain/order/order-state.ts";
import type { Confirmations } from "#journeys/after-order/confirmation.port.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { normalise, queueStatement } from "./mail-store.ts";
import { PERSONAL, type StoredSummary, SUMMARY, summaryOf } from "./order-rows.ts";
import { IS_OWN, IS_PERSONS } from "./owned-orders.ts";
import { lookupsOfPerson } from "./person-lookups.ts";
import { type Connection, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

const TEMPLATE: OrderMail = "order-confirmation";

/** The first confirmation of an order, and those to other addresses, found by an index on what a mail is about. */
const confirmationsOf = (orderId: string): string =>
  `from mails as confirmation where split_part(confirmation.key, ':', 2) = ${orderId} and confirmation.template = '${TEMPLATE}'`;

/**
 * The state of the confirmation of the order `orders`, by the mails with it; null when there is none. It has arrived when one of them has, and
 * is undelivered again when that one comes back. An `uncertain` one was handed over, and has most likely arrived.
 */
export const CONFIRMATION = `(
  select case
    when count(*) = 0 then null
    when bool_or(confirmation.state in ('sent', 'uncertain')) then 'sent'
    when not bool_or(confirmation.state = 'failed') then 'queued'
    when bool_or(confirmation.state = 'queued') then 'resending'
    else 'undelivered' end
  ${confirmationsOf("orders.id")})`;

/** Orders whose customer has no confirmation; the failed mails are found by an index of their own. */
export const MISSING_CONFIRMATIONS = `
from orders
where orders.id in (select split_part(lost.key, ':', 2) from mails as lost where lost.template = '${TEMPLATE}' and lost.state = 'failed')
  and orders.withdrawn_at is null and ${CONFIRMATION} in ('undelivered', 'resending')`;

/**
 * Mails that show when a confirmation which failed at first has reached the customer. As long as the order is stored: without them it would
 * seem to have arrived, or not to have.
 */
export const IS_CONFIRMED_AGAIN = `(template = '${TEMPLATE}'
  and exists (select from orders where orders.id = split_part(mails.key, ':', 2))
  and exists (select ${confirmationsOf("split_part(mails.key, ':', 2)")} and confirmation.state = 'failed'))`;

export function createConfirmations(ports: StorePorts): Confirmations {
  const { pool, cipher } = ports;
  return {
    async find(orderId, { owner, personId }) {
      const values = [orderId, owner, personId ?? null];
      const row = await findOne<FoundRow>(pool, { name: "confirmations-find", text: FIND, values });
      if (!row || row.state === null) return undefined;
      const { email = "" } = decryptJson(
        cipher,
        { column: PERSONAL, rowId: row.id },
        row.personal_enc,
      ) as PersonalFields;
      return { state: row.state, email, mayChange: row.may_change };
    },
    sendAgain: (orderId, personId, mail) =>
      inTransaction(pool, async (client) => {
        const order = await findOne<LockedRow>(client, LOCK, [orderId, personId]);
        if (!order) return "not-open";
        const lookups = ports.lookupHash.all("email", normalise(mail.to));
        const found = await findOne<TriedRow>(client, TRIED, [orderId, lookups]);
        if (found?.state !== "undelivered") return "not-open";
        if (found.is_tried) return "tried";
        await client.query(queueStatement(ports, mail));
        await readdress(client, ports, order, mail);
        return "queued";
      }),
  };
}

/** What else is sent about the order goes to the new address too, and its page shows that one. */
async function readdress(
  client: Connection,
  { cipher, lookupHash }: StorePorts,
  order: LockedRow,
  { to }: NewMail,
): Promise<void> {
  const [personalCell, summaryCell] = [PERSONAL, SUMMARY].map((column) => ({ column, rowId: order.id }));
  if (!personalCell || !summaryCell) return;
  const personal = decryptJson(cipher, personalCell, order.personal_enc) as PersonalFields;
  await client.query(READDRESS, [
    order.id,
    encryptJson(cipher, personalCell, { ...personal, email: to }),
    order.summary_enc === null ? null : encryptJson(cipher, summaryCell, withEmail(summaryOf(cipher, order), to)),
    lookupHash("email", normalise(to)),
  ]);
}

const withEmail = (summary: OrderSummary, email: string): OrderSummary => ({
  ...summary,
  personal: summary.personal.map((item) => (item.id === "email" ? { ...item, value: email } : item)),
});

const FIND = `
select id, personal_enc, coalesce(${IS_PERSONS}, false) as may_change,
  coalesce(${CONFIRMATION}, case when confirmed_at is null then 'queued' end) as state
from orders where id = $1 and orders.state = 'placed' and withdrawn_at is null and ${IS_OWN}`;

/** One address after the other: what is read next is what the one before has left. */
const LOCK = `
select id, personal_enc, summary_enc from orders
where id = $1 and state = 'placed' and withdrawn_at is null
  and identified_by is not null and person_lookup = any ${lookupsOfPerson("$2")}
for update`;

const TRIED = `
select ${CONFIRMATION} as state,
  exists (select ${confirmationsOf("orders.id")} and confirmation.recipient_lookup = any ($2)) as is_tried
from orders where id = $1`;

const READDRESS = "update orders set (personal_enc, summary_enc, email_lookup) = ($2, $3, $4) where id = $1";

interface FoundRow {
  readonly id: string;
  readonly personal_enc: string;
  readonly may_change: boolean;
  readonly state: ConfirmationState | null;
}

interface LockedRow extends StoredSummary {
  readonly personal_enc: string;
}

interface TriedRow {
  readonly state: ConfirmationState | null;
  readonly is_tried: boolean;
}
