import { ANSWERED_WITHIN_DAYS, CONFIRMED_BEFORE_END_DAYS } from "#domain/after-order/confirmation-deadline.ts";
import type { UnconfirmedNotices } from "#journeys/after-order/unconfirmed-notice.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { CLOSED_AS } from "./cancellation-closings.ts";
import { insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { IS_REPORTED_UNCONFIRMED } from "./lost-notices.ts";
import { readableRows } from "./readable-rows.ts";
import { IS_LOST } from "./state-sql.ts";

export const createUnconfirmedNotices = (pool: DatabasePool, cipher: ColumnCipher): UnconfirmedNotices => ({
  async unreported(today, limit) {
    const values = [today, CONFIRMED_BEFORE_END_DAYS, ANSWERED_WITHIN_DAYS, limit];
    const { rows } = await pool.query<UnconfirmedRow>({ name: "unconfirmed-notices", text: DUE, values });
    return readableRows(rows, (row) => {
      const stored = cipher.decrypt({ column: "orders.personal_enc", rowId: row.id }, row.personal_enc);
      const { name = "", email } = JSON.parse(stored) as PersonalFields;
      const { id: orderId, vertical, ends_on: endsOn, asked_at: askedAt } = row;
      const insurerName = insurerOf(cipher, orderId, row);
      return email ? [{ orderId, vertical, insurerName, endsOn, askedAtMs: askedAt.getTime(), name, email }] : [];
    }).flat();
  },
});

const ASKED_ON = "(cancellations.asked_at at time zone 'Europe/Stockholm')::date";

/**
 * As `unconfirmedOn` counts. An end that has passed is not reported: what was unanswered before we began to follow it would be reported
 * long after.
 */
const DUE = `
select orders.id, orders.vertical, orders.personal_enc, cancellations.insurer_enc, cancellations.ends_on, cancellations.asked_at
from cancellations
join mails as notices on notices.id = cancellations.notice_mail_id
join orders on orders.id = cancellations.id
where not notices.${IS_LOST} and orders.withdrawn_at is null and cancellations.ends_on >= $1::date
  and greatest(${ASKED_ON}, least(greatest(cancellations.ends_on - $2::int, ${ASKED_ON} + $3::int), cancellations.ends_on - 1)) <= $1::date
  and ${CLOSED_AS} is null
  and not ${IS_REPORTED_UNCONFIRMED}
order by cancellations.ends_on, cancellations.id limit $4`;

interface UnconfirmedRow extends StoredInsurer {
  readonly id: string;
  readonly vertical: string;
  readonly personal_enc: string;
  readonly ends_on: string;
  readonly asked_at: Date;
}
