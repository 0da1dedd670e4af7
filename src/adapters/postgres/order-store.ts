import type { Kysely } from "kysely";
import type { NewOrder, OrderOutcome, OrderRow, OrderStore, PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import { queriesOver } from "#platform/database/kysely.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Database } from "./database.ts";

export interface OrderStorePorts {
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly lookupHash: LookupHash;
}

/** Every move is one statement that also writes its event, so that neither exists without the other. */
export function createOrderStore(ports: OrderStorePorts): OrderStore {
  const { pool, cipher } = ports;
  const queries = queriesOver<Database>(pool);
  return {
    async accept(order) {
      const { rowCount } = await pool.query({
        name: "orders-accept",
        text: ACCEPT,
        values: insertValues(ports, order),
      });
      if (rowCount) return { orderId: order.orderId, isNew: true };
      // A second statement, because the first one's snapshot cannot see the row it has just lost the race to.
      return { orderId: await existingOrderId(queries, order), isNew: false };
    },
    async load(orderId) {
      const { rows } = await pool.query<LoadedRow>({ name: "orders-load", text: LOAD, values: [orderId] });
      const [row] = rows;
      return row && orderOf(cipher, row);
    },
    async markPlacing(orderId) {
      await pool.query({ name: "orders-mark-placing", text: MARK_PLACING, values: [orderId] });
    },
    async beginAttempt(orderId, attemptsBefore) {
      const values = [orderId, attemptsBefore];
      const { rowCount } = await pool.query({ name: "orders-begin-attempt", text: BEGIN_ATTEMPT, values });
      return rowCount === 1;
    },
    async endAttempt(orderId, attempt) {
      await pool.query({ name: "orders-end-attempt", text: END_ATTEMPT, values: [orderId, attempt] });
    },
    async settle(orderId, outcome) {
      await pool.query({ name: "orders-settle", text: SETTLE, values: settleValues(orderId, outcome) });
    },
    async unsettled({ acceptedBefore, limit, afterOrderId }) {
      const rows = await queries
        .selectFrom("orders")
        .select("id")
        .where("state", "in", ["accepted", "placing"])
        .where("accepted_at", "<", acceptedBefore)
        .where("id", ">", afterOrderId ?? "")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

const ACCEPT = `
with made as (
  insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
    start_date, fields, personal_enc, person_lookup)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict do nothing
  returning id
)
insert into order_events (order_id, kind) select id, 'accepted' from made`;

const LOAD = `
select id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore, start_date, fields,
  personal_enc, state, provider_order_id, outcome_message, attempts,
  (extract(epoch from clock_timestamp() - open_attempt_at) * 1000)::float8 as open_attempt_age_ms
from orders where id = $1`;

const MARK_PLACING = `
with moved as (update orders set state = 'placing' where id = $1 and state = 'accepted' returning id)
insert into order_events (order_id, kind) select id, 'placing' from moved`;

const BEGIN_ATTEMPT = `
with begun as (
  update orders set attempts = attempts + 1, open_attempt_at = clock_timestamp()
  where id = $1 and attempts = $2 and state in ('accepted', 'placing')
  returning id, attempts
)
insert into order_events (order_id, kind, detail) select id, 'attempt', jsonb_build_object('number', attempts) from begun`;

/** Named by its number: a run that was given up by the engine may still come here, and must not end a later attempt. */
const END_ATTEMPT = `update orders set open_attempt_at = null where id = $1 and attempts = $2`;

const SETTLE = `
with moved as (
  update orders set state = $2, provider_order_id = $3, outcome_message = $4, settled_at = clock_timestamp(),
    open_attempt_at = null
  where id = $1 and (state in ('accepted', 'placing') or (state = 'uncertain' and $2 in ('placed', 'refused')))
  returning id
)
insert into order_events (order_id, kind) select id, $2 from moved`;

const PERSONAL = "orders.personal_enc";

function insertValues({ cipher, lookupHash }: OrderStorePorts, order: NewOrder): unknown[] {
  return [
    order.orderId,
    order.owner,
    order.vertical,
    order.resultId,
    order.checkoutVersion,
    order.providerSlug,
    order.subscriptionId,
    order.yearlyFeeOre,
    order.startDate,
    JSON.stringify(order.fields),
    cipher.encrypt({ column: PERSONAL, rowId: order.orderId }, JSON.stringify(order.personal)),
    lookupHash("person", order.personal.personalNumber),
  ];
}

/** A result belongs to one visitor's search: an order of it by another owner means that an id has leaked. */
async function existingOrderId(queries: Kysely<Database>, order: NewOrder): Promise<string> {
  const row = await queries
    .selectFrom("orders")
    .select(["id", "owner"])
    .where("result_id", "=", order.resultId)
    .where("checkout_version", "=", order.checkoutVersion)
    .executeTakeFirst();
  if (row?.owner !== order.owner) throw new Error(`order ${order.orderId} collides with an order of another owner`);
  return row.id;
}

function settleValues(orderId: string, outcome: OrderOutcome): unknown[] {
  switch (outcome.state) {
    case "placed":
      return [orderId, "placed", outcome.providerOrderId, null];
    case "refused":
      return [orderId, "refused", null, outcome.message];
    case "uncertain":
      return [orderId, "uncertain", null, outcome.why];
  }
}

interface LoadedRow {
  readonly id: string;
  readonly owner: string;
  readonly vertical: string;
  readonly result_id: string;
  readonly checkout_version: number;
  readonly provider_slug: string;
  readonly subscription_id: string;
  readonly yearly_fee_ore: number;
  readonly start_date: string;
  readonly fields: Record<string, string>;
  readonly personal_enc: string;
  readonly state: OrderRow["state"];
  readonly provider_order_id: string | null;
  readonly outcome_message: string | null;
  readonly attempts: number;
  readonly open_attempt_age_ms: number | null;
}

function orderOf(cipher: ColumnCipher, row: LoadedRow): OrderRow {
  const personal = cipher.decrypt({ column: PERSONAL, rowId: row.id }, row.personal_enc);
  return {
    orderId: row.id,
    owner: row.owner,
    vertical: row.vertical,
    resultId: row.result_id,
    checkoutVersion: row.checkout_version,
    providerSlug: row.provider_slug,
    subscriptionId: row.subscription_id,
    yearlyFeeOre: row.yearly_fee_ore,
    startDate: row.start_date,
    personal: JSON.parse(personal) as PersonalFields,
    fields: row.fields,
    state: row.state,
    providerOrderId: row.provider_order_id ?? undefined,
    message: row.outcome_message ?? undefined,
    attempts: row.attempts,
    openAttemptAgeMs: row.open_attempt_age_ms ?? undefined,
  };
}
