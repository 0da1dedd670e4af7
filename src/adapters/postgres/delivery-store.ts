import type { DeliveryState } from "#domain/delivery/delivery-state.ts";
import type { DeliveryStore, OverdueDelivery, PastChange, StoredDelivery } from "#journeys/delivery/delivery.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { findOne, findPlain } from "./query.ts";
import { IS_AT_DESK, IS_FOLLOWED } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";

export function createDeliveryStore(ports: StorePorts): DeliveryStore {
  const { pool, cipher } = ports;
  return {
    async begin(orderId) {
      await pool.query("insert into deliveries (id) values ($1) on conflict (id) do nothing", [orderId]);
    },
    async find(orderId) {
      const row = await findOne<DeliveryRow>(pool, { name: "deliveries-find", text: FIND, values: [orderId] });
      if (!row) return undefined;
      return deliveryOf(cipher, row, await findPlain<PastChange>(pool, HISTORY, [orderId]));
    },
    store: (orderId, { to }, { message, correction, mail }) =>
      inTransaction(pool, async (client) => {
        const read = await client.query<DeliveryRow>(`${FIND} for update`, [orderId]);
        const [row] = read.rows;
        if (!row || row.change !== to.change - 1) return false;
        const corrections = correction && { ...correctionsOf(cipher, row), [correction.field]: correction.value };
        await client.query(STORE, [
          orderId,
          to.state,
          to.round,
          to.change,
          to.date ?? null,
          to.field ?? null,
          message === undefined ? null : cipher.encrypt(messageCell(orderId), message),
          correction?.field ?? row.corrected_field,
          corrections ? cipher.encrypt(correctionsCell(orderId), JSON.stringify(corrections)) : row.corrections_enc,
        ]);
        await client.query(ADD_CHANGE, [orderId, to.change, to.state, to.date ?? null]);
        if (mail) await client.query(queueStatement(ports, mail));
        return { mailId: mail?.mailId };
      }),
    async planLook(orderId, at) {
      await pool.query("update deliveries set next_look_at = $2 where id = $1", [orderId, at]);
    },
    overdue: ({ before, limit, afterOrderId }) =>
      findPlain<OverdueDelivery>(pool, LATE, [before, afterOrderId ?? "", limit]),
  };
}

const FIND = `
select id, state, round, change, delivered_on, field, corrected_field, message_enc, corrections_enc, changed_at
from deliveries where id = $1`;

const HISTORY = `
select state, delivered_on as date, happened_at as at from delivery_changes where delivery_id = $1 order by change`;

const STORE = `
update deliveries set state = $2, round = $3, change = $4, delivered_on = $5, field = $6, message_enc = $7,
  corrected_field = $8, corrections_enc = $9, changed_at = clock_timestamp()
where id = $1`;

const ADD_CHANGE = `insert into delivery_changes (delivery_id, change, state, delivered_on) values ($1, $2, $3, $4)`;

const LATE = `
select id as order_id, (
  select count(*)::int from delivery_changes where delivery_id = deliveries.id and delivery_changes.${IS_AT_DESK}
) as restarts
from deliveries where ${IS_FOLLOWED} and next_look_at < $1 and id > $2 order by id limit $3`;

/** The provider's own text. */
export const messageCell = (rowId: string) => ({ column: "deliveries.message_enc", rowId });
const correctionsCell = (rowId: string) => ({ column: "deliveries.corrections_enc", rowId });

interface DeliveryRow {
  readonly id: string;
  readonly state: DeliveryState;
  readonly round: number;
  readonly change: number;
  readonly delivered_on: string | null;
  readonly field: string | null;
  readonly corrected_field: string | null;
  readonly message_enc: string | null;
  readonly corrections_enc: string | null;
  readonly changed_at: Date;
}

const correctionsOf = (
  cipher: ColumnCipher,
  { id, corrections_enc: stored }: Pick<DeliveryRow, "id" | "corrections_enc">,
): Record<string, string> =>
  stored === null ? {} : (JSON.parse(cipher.decrypt(correctionsCell(id), stored)) as Record<string, string>);

const deliveryOf = (cipher: ColumnCipher, row: DeliveryRow, history: readonly PastChange[]): StoredDelivery => ({
  orderId: row.id,
  state: row.state,
  round: row.round,
  change: row.change,
  date: row.delivered_on ?? undefined,
  field: row.field ?? undefined,
  correctedField: row.corrected_field ?? undefined,
  message: row.message_enc === null ? undefined : cipher.decrypt(messageCell(row.id), row.message_enc),
  corrections: correctionsOf(cipher, row),
  changedAtMs: row.changed_at.getTime(),
  history,
});
