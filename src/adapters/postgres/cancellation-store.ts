import type { MailState } from "#domain/mail/mail-state.ts";
import type { CancellationStore, StoredCancellation } from "#journeys/after-order/cancellation.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { insurerCell, insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { addressOf, queueStatement, variablesOf } from "./mail-store.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createCancellationStore(ports: StorePorts): CancellationStore {
  const { pool, cipher } = ports;
  return {
    async find(orderId) {
      const row = await findOne<CancellationRow>(pool, { name: "cancellations-find", text: FIND, values: [orderId] });
      return row && cancellationOf(cipher, orderId, row);
    },
    store: ({ orderId, notice, copy, ...given }) =>
      inTransaction(pool, async (client) => {
        // A withdrawal takes the same lock: of the two, the later one sees the first.
        await client.query("select 1 from orders where id = $1 for update", [orderId]);
        const withdrawn = await client.query("select 1 from withdrawals where order_id = $1 and state <> 'continued'", [
          orderId,
        ]);
        if (withdrawn.rowCount) return undefined;
        const { rowCount } = await client.query(STORE, [
          orderId,
          cipher.encrypt(insurerCell(orderId), given.insurerName),
          given.endsOn,
          given.newStartsOn,
          cipher.encrypt({ column: "cancellations.mandate_enc", rowId: orderId }, given.mandate),
          given.mandateVersion,
          notice.mailId,
          copy.mailId,
          new Date(given.askedAtMs),
        ]);
        if (rowCount) {
          await client.query(queueStatement(ports, notice));
          await client.query(queueStatement(ports, copy));
        }
        const row = await findOne<CancellationRow>(client, FIND, [orderId]);
        return row && cancellationOf(cipher, orderId, row);
      }),
  };
}

const FIND = `
select cancellations.insurer_enc, ends_on, new_starts_on, asked_at, notice_mail_id, copy_mail_id, revoked_at,
  notices.state as notice_state, notices.content_enc as notice_enc
from cancellations join mails as notices on notices.id = notice_mail_id where cancellations.id = $1`;

const STORE = `
insert into cancellations (id, insurer_enc, ends_on, new_starts_on, mandate_enc, mandate_version, notice_mail_id,
  copy_mail_id, asked_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`;

interface CancellationRow extends StoredInsurer {
  readonly ends_on: string;
  readonly new_starts_on: string;
  readonly asked_at: Date;
  readonly notice_mail_id: string;
  readonly copy_mail_id: string;
  readonly revoked_at: Date | null;
  readonly notice_state: MailState;
  readonly notice_enc: string;
}

const cancellationOf = (cipher: ColumnCipher, orderId: string, row: CancellationRow): StoredCancellation => ({
  insurerName: insurerOf(cipher, orderId, row),
  endsOn: row.ends_on,
  newStartsOn: row.new_starts_on,
  askedAtMs: row.asked_at.getTime(),
  mailIds: [row.notice_mail_id, row.copy_mail_id],
  notice: {
    state: row.notice_state,
    to: addressOf(cipher, row.notice_mail_id, row.notice_enc),
    variables: variablesOf(cipher, row.notice_mail_id, row.notice_enc),
  },
  revokedAtMs: row.revoked_at?.getTime(),
});
