import type { CaseEvent } from "#journeys/desk/desk.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** Everything that has happened to an order, from whichever table tells it, in the order it happened. */
export async function caseEventsOf(pool: DatabasePool, orderId: string): Promise<CaseEvent[]> {
  const { rows } = await pool.query<EventRow>(EVENTS, [orderId]);
  return rows.map(({ at, kind, detail }) => ({ atMs: at.getTime(), kind, detail: detail ?? "" }));
}

interface EventRow {
  readonly at: Date;
  readonly kind: string;
  readonly detail: string | null;
}

const EVENTS = `
with mine as (
  select id, template, state, queued_at, settled_at from mails
  where key in ('order-confirmation:' || $1, 'order-refused:' || $1, 'order-uncertain:' || $1)
    or key in ('withdrawal-closed:' || $1, 'cancellation-lost:' || $1, 'order-unfinished:' || $1)
    or key = 'cancellation-closed:' || $1
    or id in (select receipt_mail_id from withdrawals where order_id = $1)
    or id in (select unnest(array[notice_mail_id, copy_mail_id]) from cancellations where id = $1)
)
select at, kind, detail from (
  select happened_at as at, case detail ->> 'about' when 'cancellation' then 'cancellation.closed' else 'order.' || kind end as kind,
    coalesce(detail ->> 'number', detail ->> 'outcome') as detail
  from order_events where order_id = $1
  union all select queued_at, 'mail.queued', template from mine
  union all select settled_at, 'mail.' || state, template from mine where settled_at is not null
  union all select asked_at, 'withdrawal.asked', null from withdrawals where order_id = $1
  union all select settled_at, 'withdrawal.' || case when closed_at is null then state when outcome is null then 'told' else 'unclear' end, outcome
  from withdrawals where order_id = $1 and settled_at is not null
  union all select asked_at, 'cancellation.asked', insurer_name from cancellations where id = $1
  union all select happened_at, 'desk.read', null from desk_reads where subject = $1 and action = 'read'
) as told
order by at, kind`;
