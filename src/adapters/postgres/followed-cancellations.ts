import type { MailState } from "#domain/mail/mail-state.ts";
import type { FollowedCancellation, FollowedCancellations } from "#journeys/after-order/followed-cancellation.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { ownOrders } from "./person-lookups.ts";
import { CLOSED_AS } from "./cancellation-closings.ts";
import { insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { addressOf, queueStatement, variablesOf } from "./mail-store.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createFollowedCancellations(ports: StorePorts): FollowedCancellations {
  const { pool, cipher } = ports;
  return {
    async find(personId, orderId) {
      const row = await findOne<FollowedRow>(pool, {
        name: "cancellations-follow",
        text: FIND,
        values: [personId, orderId],
      });
      return row && followedOf(cipher, row);
    },
    confirm: (personId, orderId, receipt) =>
      inTransaction(pool, async (client) => {
        await client.query("select 1 from orders where id = $1 for update", [orderId]);
        const { rowCount } = await client.query(CONFIRM, [personId, orderId]);
        if (rowCount !== 1) return false;
        await client.query(queueStatement(ports, receipt));
        return true;
      }),
  };
}

const OF_PERSON = `${ownOrders("$1")} and orders.id = $2`;

const FIND = `
select orders.id, orders.vertical, coalesce(orders.offer ->> 'providerName', orders.provider_slug) as provider_name,
  orders.personal_enc, cancellations.insurer_enc, cancellations.ends_on, cancellations.new_starts_on, cancellations.asked_at,
  cancellations.mandate_enc, notices.id as notice_id, notices.state as notice_state, notices.content_enc as notice_enc,
  notices.settled_at, notices.outcome as server_answer, reports.queued_at as reported_at,
  closings.happened_at as answered_at, closings.detail ->> 'outcome' as outcome, closings.detail ->> 'by' as answered_by,
  answers.id as answer_id, answers.content_enc as answer_enc
from cancellations
join orders on orders.id = cancellations.id
join mails as notices on notices.id = cancellations.notice_mail_id
left join mails as reports on reports.key = 'cancellation-unconfirmed:' || cancellations.id
left join lateral (
  select happened_at, detail from order_events
  where order_id = orders.id and kind = 'checked' and detail ->> 'about' = 'cancellation' order by id desc limit 1
) as closings on true
left join mails as answers on answers.key =
  case closings.detail ->> 'by' when 'customer' then 'cancellation-answered:' else 'cancellation-closed:' end || orders.id
where ${OF_PERSON}`;

/** As staff close it, without a member of staff. What the insurer wrote is in the receipt alone, encrypted. */
const CONFIRM = `
insert into order_events (order_id, kind, detail)
select orders.id, 'checked', '{"about": "cancellation", "outcome": "cancelled", "by": "customer"}'::jsonb
from cancellations join orders on orders.id = cancellations.id
where ${OF_PERSON} and ${CLOSED_AS} is distinct from 'cancelled'`;

interface FollowedRow extends StoredInsurer {
  readonly id: string;
  readonly vertical: string;
  readonly provider_name: string;
  readonly personal_enc: string;
  readonly ends_on: string;
  readonly new_starts_on: string;
  readonly asked_at: Date;
  readonly mandate_enc: string;
  readonly notice_id: string;
  readonly notice_state: MailState;
  readonly notice_enc: string;
  readonly settled_at: Date | null;
  readonly server_answer: string | null;
  readonly reported_at: Date | null;
  readonly answered_at: Date | null;
  readonly outcome: string | null;
  readonly answered_by: string | null;
  readonly answer_id: string | null;
  readonly answer_enc: string | null;
}

function followedOf(cipher: ColumnCipher, row: FollowedRow): FollowedCancellation {
  const { id: orderId } = row;
  const stored = cipher.decrypt({ column: "orders.personal_enc", rowId: orderId }, row.personal_enc);
  const { name = "", email = "" } = JSON.parse(stored) as PersonalFields;
  return {
    orderId,
    vertical: row.vertical,
    customer: { name, email },
    insurerName: insurerOf(cipher, orderId, row),
    endsOn: row.ends_on,
    next: { name: row.provider_name, startsOn: row.new_starts_on },
    askedAtMs: row.asked_at.getTime(),
    mandate: cipher.decrypt({ column: "cancellations.mandate_enc", rowId: orderId }, row.mandate_enc),
    notice: {
      state: row.notice_state,
      to: addressOf(cipher, row.notice_id, row.notice_enc),
      settledAtMs: row.settled_at?.getTime(),
      serverAnswer: row.server_answer ?? undefined,
    },
    reportedAtMs: row.reported_at?.getTime(),
    answer: answerOf(cipher, row),
  };
}

function answerOf(cipher: ColumnCipher, row: FollowedRow): FollowedCancellation["answer"] {
  if (row.answered_at === null) return undefined;
  const { answer, reason } =
    row.answer_id === null || row.answer_enc === null
      ? { answer: undefined, reason: undefined }
      : variablesOf(cipher, row.answer_id, row.answer_enc);
  return {
    isConfirmed: row.outcome === "cancelled",
    by: row.answered_by === "customer" ? "customer" : "staff",
    atMs: row.answered_at.getTime(),
    text: answer ?? reason,
  };
}
