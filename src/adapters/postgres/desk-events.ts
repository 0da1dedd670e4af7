import { ORDER_MAILS } from "#domain/order/order-state.ts";
import type { CaseEvent } from "#journeys/desk/desk.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { insurerCell } from "./cancelled-insurer.ts";
import { outcomeCell } from "./withdrawal-store.ts";

/** All events of an order, from all tables, in chronological order. */
export async function caseEventsOf(pool: DatabasePool, cipher: ColumnCipher, orderId: string): Promise<CaseEvent[]> {
  const { rows } = await pool.query<EventRow>(EVENTS, [orderId]);
  return rows.map((row) => ({ atMs: row.at.getTime(), kind: row.kind, detail: detailOf(cipher, row) }));
}

interface EventRow {
  readonly at: Date;
  readonly kind: string;
  readonly detail: string | null;
  /** The detail, encrypted in the row of this id. */
  readonly sealed: string | null;
  readonly sealed_in: string | null;
}

function detailOf(cipher: ColumnCipher, { kind, detail, sealed, sealed_in: rowId }: EventRow): string {
  if (sealed === null || rowId === null) return detail ?? "";
  return cipher.decrypt(kind.startsWith("cancellation.") ? insurerCell(rowId) : outcomeCell(rowId), sealed);
}

const TEMPLATES = [
  ...ORDER_MAILS,
  "withdrawal-closed",
  "cancellation-lost",
  "cancellation-unconfirmed",
  "cancellation-answered",
  "cancellation-closed",
  "delivery-closed",
]
  .map((template) => `'${template}'`)
  .join(", ");

const EVENTS = `
with mine as (
  select id, template, state, queued_at, settled_at from mails
  where (split_part(key, ':', 2) = $1 and template in (${TEMPLATES}))
    or id in (select receipt_mail_id from withdrawals where order_id = $1)
    or id in (select unnest(array[notice_mail_id, copy_mail_id, take_back_mail_id, take_back_copy_mail_id]) from cancellations where id = $1)
)
select at, kind, detail, sealed, sealed_in from (
  select happened_at as at, case detail ->> 'about'
      when 'cancellation' then case when detail ->> 'by' = 'customer' then 'cancellation.answered' else 'cancellation.closed' end when 'delivery' then 'delivery.' || (detail ->> 'outcome') else 'order.' || kind end as kind,
    case when detail ->> 'about' = 'delivery' then null else coalesce(detail ->> 'number', detail ->> 'outcome') end as detail, null as sealed, null as sealed_in
  from order_events where order_id = $1
  union all select queued_at, 'mail.queued', template, null, null from mine
  union all select settled_at, 'mail.' || state, template, null, null from mine where settled_at is not null
  union all select asked_at, 'withdrawal.asked', null, null, null from withdrawals where order_id = $1
  union all select settled_at, 'withdrawal.' || case
      when closed_at is null then state when outcome_enc is null then 'confirmed' else 'unclear' end,
    null, outcome_enc, id
  from withdrawals where order_id = $1 and settled_at is not null
  union all select happened_at, 'delivery.' || state, null, null, null from delivery_changes where delivery_id = $1
  union all select asked_at, 'cancellation.asked', null, insurer_enc, id from cancellations where id = $1
  union all select happened_at, 'desk.read', null, null, null from desk_reads where subject = $1 and action = 'read'
) as events
order by at, kind`;
