import type { LostNotices } from "#journeys/after-order/lost-notice.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { readableRows } from "./readable-rows.ts";
import { IS_LOST } from "./state-sql.ts";

export const createLostNotices = (pool: DatabasePool, cipher: ColumnCipher): LostNotices => ({
  async unreported(limit) {
    const { rows } = await pool.query<LostRow>({ name: "lost-notices", text: UNTOLD, values: [limit] });
    return readableRows(rows, (row) => {
      const stored = cipher.decrypt({ column: "orders.personal_enc", rowId: row.id }, row.personal_enc);
      const { name = "", email } = JSON.parse(stored) as PersonalFields;
      const { id: orderId, vertical, ends_on: endsOn } = row;
      const insurerName = insurerOf(cipher, orderId, row);
      return email ? [{ orderId, vertical, insurerName, endsOn, name, email }] : [];
    }).flat();
  },
});

/** A withdrawn order needs no end of the former insurance. */
const LOST_NOTICES = `
from cancellations
join mails as notices on notices.id = cancellations.notice_mail_id
join orders on orders.id = cancellations.id
where notices.${IS_LOST} and orders.withdrawn_at is null`;

/** The customer has been notified that nothing is confirmed: the order of this cancellation waits for staff. */
export const IS_REPORTED_UNCONFIRMED =
  "exists (select from mails where mails.key = 'cancellation-unconfirmed:' || cancellations.id)";

/** Notices that staff must find out about: lost, or unconfirmed as the end comes near. */
export const OPEN_NOTICES = `
from cancellations
join mails as notices on notices.id = cancellations.notice_mail_id
join orders on orders.id = cancellations.id
where (notices.${IS_LOST} or ${IS_REPORTED_UNCONFIRMED}) and orders.withdrawn_at is null`;

const UNTOLD = `
select orders.id, orders.vertical, orders.personal_enc, cancellations.insurer_enc, cancellations.ends_on
${LOST_NOTICES}
  and not exists (select from mails where mails.key = 'cancellation-lost:' || cancellations.id)
order by cancellations.id limit $1`;

interface LostRow extends StoredInsurer {
  readonly id: string;
  readonly vertical: string;
  readonly personal_enc: string;
  readonly ends_on: string;
}
