import type { Kysely } from "kysely";
import { isEnded, OPEN_STATES } from "#domain/order/order-state.ts";
import { idsOfSameDay } from "#domain/search/day-id.ts";
import type { IdentifiedBy } from "#journeys/identity/identified-persons.port.ts";
import type { NewOrder, OrderOutcome, OrderStore } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { queriesOver } from "#platform/database/kysely.ts";
import { inTransaction } from "#platform/database/pool.ts";
import type { Database } from "./database.ts";
import { normalise, queueStatement } from "./mail-store.ts";
import { sealDetails } from "./order-details.ts";
import { INTERACTION, type LoadedRow, orderOf, OUTCOME, PERSONAL, SUMMARY } from "./order-rows.ts";
import { insertSignature, useSigning } from "./order-signatures.ts";
import { type Connection, execute, findOne } from "./query.ts";
import { IS_ENDED, IS_LIVING, MAY_SETTLE, mayMoveTo } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";
import { claimLookup, whenClaimed } from "./unique-lookups.ts";

/** Every transition is one statement that also writes its event, so that neither exists without the other. */
export function createOrderStore(ports: StorePorts): OrderStore {
  const { pool, cipher } = ports;
  const queries = queriesOver<Database>(pool);
  return {
    async accept(order, identifiedBy) {
      for (;;) {
        if (await claimAndInsert(ports, order, identifiedBy)) return { orderId: order.orderId, isNew: true };
        // A second statement, because the snapshot of the first cannot see the row that won the race.
        const orderId = await existingOrderId(queries, order);
        if (orderId !== undefined) return { orderId, isNew: false };
        const active = await activeOrderId(ports, order);
        if (active !== undefined) return { orderId: active, isNew: false, isOther: true };
      }
    },
    async acceptSigned(order, signature) {
      const made = await inTransaction(pool, async (client) => {
        if (!(await useSigning(client, signature.signingId))) return "not-approved";
        const subject = subjectOf(order);
        if (subject) await claimLookup(client, ports.lookupHash, "orders.subject_lookup", subject);
        if (!(await insertOrder(client, ports, order, "signature"))) return "taken";
        await insertSignature(client, cipher, order.orderId, signature);
        return "made";
      });
      if (made === "not-approved") return undefined;
      if (made === "made") return { orderId: order.orderId, isNew: true };
      const orderId = await existingOrderId(queries, order);
      if (orderId !== undefined) return { orderId, isNew: false };
      const active = await activeOrderId(ports, order);
      return active === undefined ? undefined : { orderId: active, isNew: false, isOther: true };
    },
    findActive: (order) => activeOrderId(ports, order),
    async begin(orderId) {
      const row = await findOne<LoadedRow>(pool, { name: "orders-begin", text: BEGIN, values: [orderId] });
      return row && orderOf(cipher, row);
    },
    async load(orderId) {
      const row = await findOne<LoadedRow>(pool, { name: "orders-load", text: LOAD, values: [orderId] });
      return row && orderOf(cipher, row);
    },
    async beginAttempt(orderId, attemptsBefore) {
      const values = [orderId, attemptsBefore];
      return (await execute(pool, { name: "orders-begin-attempt", text: BEGIN_ATTEMPT, values })) === 1;
    },
    async endAttempt(orderId, attempt) {
      await pool.query({ name: "orders-end-attempt", text: END_ATTEMPT, values: [orderId, attempt] });
    },
    async settle(orderId, outcome) {
      const values = settleValues(cipher, orderId, outcome);
      return (await findOne<{ settled_at: Date }>(pool, { name: "orders-settle", text: SETTLE, values }))?.settled_at;
    },
    async findLiving(resultId) {
      const row = await findOne<LoadedRow>(pool, { name: "orders-living", text: LIVING, values: [resultId] });
      return row && orderOf(cipher, row);
    },
    async findEnded(resultId, checkoutVersion) {
      const values = [resultId, checkoutVersion];
      const row = await findOne<LoadedRow>(pool, { name: "orders-ended", text: ENDED, values });
      return row && orderOf(cipher, row);
    },
    async markAwaiting(orderId, interactionUrl) {
      const sealed = cipher.encrypt({ column: INTERACTION, rowId: orderId }, interactionUrl);
      await pool.query({ name: "orders-mark-awaiting", text: MARK_AWAITING, values: [orderId, sealed] });
    },
    async confirm(orderId, mail) {
      const values = [orderId, ...(mail ? queueStatement(ports, mail).values : NO_MAIL)];
      const { rows } = await pool.query<{ id: string }>({ name: "orders-confirm", text: CONFIRM, values });
      if (rows[0] || !mail) return rows[0]?.id;
      const written = await pool.query<{ id: string }>("select id from mails where key = $1", [mail.key]);
      return written.rows[0]?.id;
    },
    async claimConversion(orderId) {
      const claim = { name: "orders-conversion", text: CLAIM_CONVERSION, values: [orderId] };
      const claimed = await findOne<{ result_id: string }>(pool, claim);
      if (!claimed) return undefined;
      const values = [claimed.result_id, ...idsOfSameDay(claimed.result_id)];
      return findOne<{ position: number }>(pool, { name: "orders-conversion-position", text: POSITION, values });
    },
    async unsettled({ acceptedBefore, limit, afterOrderId }) {
      const rows = await queries
        .selectFrom("orders")
        .select(["id", "state", "accepted_at"])
        .where((row) =>
          row.or([
            row("state", "in", OPEN_STATES),
            row.and([row("state", "=", "placed"), row("confirmed_at", "is", null)]),
          ]),
        )
        .where("accepted_at", "<", acceptedBefore)
        .where("id", ">", afterOrderId ?? "")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id, state, accepted_at: acceptedAt }) => ({ orderId: id, state, acceptedAt }));
    },
  };
}

type Proof = IdentifiedBy | undefined;

function claimAndInsert(ports: StorePorts, order: NewOrder, by: Proof): Promise<boolean> {
  const subject = subjectOf(order);
  const insert = (connection: Connection) => insertOrder(connection, ports, order, by);
  return subject ? whenClaimed(ports, "orders.subject_lookup", subject, insert) : insert(ports.pool);
}

async function insertOrder(connection: Connection, ports: StorePorts, order: NewOrder, by: Proof): Promise<boolean> {
  const subjects = subjectsOf(ports, order);
  if (subjects) await connection.query({ name: "orders-release", text: RELEASE, values: [subjects] });
  const values = [...insertValues(ports, order), by ?? null];
  return (await execute(connection, { name: "orders-accept", text: ACCEPT, values })) === 1;
}

async function activeOrderId(ports: StorePorts, order: NewOrder): Promise<string | undefined> {
  const values = [subjectsOf(ports, order) ?? [], order.resultId];
  return (await findOne<{ id: string }>(ports.pool, { name: "orders-active", text: ACTIVE, values }))?.id;
}

const ACCEPT = `
with made as (
  insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
    start_date, details_enc, personal_enc, person_lookup, search_id, offer, quote_id, monthly_fee_ore, payment, summary_enc,
    email_lookup, subject_lookup, identified_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  on conflict do nothing
  returning id
)
insert into order_events (order_id, kind) select id, 'accepted' from made`;

const COLUMNS = `
select id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore, start_date,
  details_enc, personal_enc, state, provider_order_id, outcome_enc, outcome_field, attempts, search_id,
  offer, quote_id, monthly_fee_ore, payment, summary_enc, interaction_enc, accepted_at, settled_at, withdrawn_at,
  identified_by, (select signed_at from order_signatures where order_signatures.id = orders.id) as signed_at,
  (extract(epoch from clock_timestamp() - open_attempt_at) * 1000)::float8 as open_attempt_age_ms
from orders`;

/**
 * An order is active while it is in progress or uncertain, and after that until its start date and the fourteen days of withdrawal have
 * both passed: then the person may change insurer again. The date is Sweden's: the server's own zone may be on another day.
 */
const HAS_RUN_IN =
  "state = 'placed' and settled_at < now() - interval '14 days' and start_date < (now() at time zone 'Europe/Stockholm')::date";

const RELEASE = `update orders set subject_lookup = null where subject_lookup = any ($1) and ${HAS_RUN_IN}`;

const IS_ACTIVE = `${IS_LIVING} and withdrawn_at is null`;

const ACTIVE = `
select id from orders where subject_lookup = any ($1) and result_id <> $2 and ${IS_ACTIVE} and (${HAS_RUN_IN}) is not true`;

const LOAD = `${COLUMNS} where id = $1`;

const LIVING = `${COLUMNS} where result_id = $1 and ${IS_ACTIVE}`;

const ENDED = `${COLUMNS} where result_id = $1 and checkout_version = $2 and ${IS_ENDED}`;

/** What it selects is the row before the update. */
const BEGIN = `
with moved as (update orders set state = 'placing' where id = $1 and ${mayMoveTo("placing")} returning id),
noted as (insert into order_events (order_id, kind) select id, 'placing' from moved)
${COLUMNS} where id = $1`;

const MARK_AWAITING = `
with moved as (
  update orders set state = 'awaiting', interaction_enc = $2, open_attempt_at = null
  where id = $1 and ${mayMoveTo("awaiting")}
  returning id
)
insert into order_events (order_id, kind) select id, 'awaiting' from moved`;

/** Checks for a withdrawal on the row as it is now: a withdrawal locks it, so one of the two comes first. */
const CONFIRM = `
with confirmed as (
  update orders set confirmed_at = clock_timestamp() where id = $1 and state = 'placed' and confirmed_at is null
  returning withdrawn_at
)
insert into mails (id, key, template, content_enc, recipient_lookup)
select $2::text, $3::text, $4::text, $5::text, $6::text from confirmed where withdrawn_at is null and $2::text is not null
on conflict (key) do nothing
returning id`;

const NO_MAIL: readonly null[] = [null, null, null, null, null];

const CLAIM_CONVERSION = `
update orders set conversion_reported_at = clock_timestamp()
where orders.id = $1 and state = 'placed' and conversion_reported_at is null and withdrawn_at is null
  and settled_at > now() - interval '1 day'
returning result_id`;

const POSITION =
  "select position + 1 as position from offers where result_id = $1 and search_id >= $2 and search_id < $3";

const BEGIN_ATTEMPT = `
with begun as (
  update orders set attempts = attempts + 1, open_attempt_at = clock_timestamp()
  where id = $1 and attempts = $2 and ${mayMoveTo("awaiting")}
  returning id, attempts
)
insert into order_events (order_id, kind, detail) select id, 'attempt', jsonb_build_object('number', attempts) from begun`;

/** Identified by its number: a run that the engine has given up may still get here, and must not end a later attempt. */
const END_ATTEMPT = `update orders set open_attempt_at = null where id = $1 and attempts = $2`;

const SETTLE = `
with moved as (
  update orders set state = $2, provider_order_id = $3, outcome_enc = $4, settled_at = clock_timestamp(),
    open_attempt_at = null, outcome_field = $5, interaction_enc = null
  where id = $1 and ${MAY_SETTLE}
  returning id, settled_at
),
noted as (insert into order_events (order_id, kind) select id, $2 from moved)
select settled_at from moved`;

/** In lower case and without punctuation: the same address typed in another way is the same home. */
function subjectOf(order: NewOrder) {
  if (order.insuredObject === undefined) return undefined;
  const object = order.insuredObject.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return { purpose: "insured-object", value: `${order.vertical} ${order.personal.personalNumber} ${object}` } as const;
}

function subjectsOf({ lookupHash }: StorePorts, order: NewOrder): readonly string[] | undefined {
  const subject = subjectOf(order);
  return subject && lookupHash.all(subject.purpose, subject.value);
}

function insertValues(ports: StorePorts, order: NewOrder): unknown[] {
  const { cipher, lookupHash } = ports;
  const { email } = order.personal;
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
    sealDetails(cipher, order.orderId, {
      fields: order.fields,
      choices: order.choices,
      needs: order.needs,
      former: order.former,
      replaces: order.replaces,
    }),
    cipher.encrypt({ column: PERSONAL, rowId: order.orderId }, JSON.stringify(order.personal)),
    lookupHash("person", order.personal.personalNumber),
    order.searchId,
    JSON.stringify(order.offer),
    order.quoteId,
    order.monthlyFeeOre,
    order.payment,
    cipher.encrypt({ column: SUMMARY, rowId: order.orderId }, JSON.stringify(order.summary)),
    email ? lookupHash("email", normalise(email)) : null,
    subjectsOf(ports, order)?.[0] ?? null,
  ];
}

/**
 * A result belongs to one visitor's search: an order of it by another owner means that an id has leaked. Undefined when the
 * conflicting order has failed since.
 */
async function existingOrderId(queries: Kysely<Database>, order: NewOrder): Promise<string | undefined> {
  const rows = await queries
    .selectFrom("orders")
    .select(["id", "owner", "checkout_version", "state", "withdrawn_at"])
    .where("result_id", "=", order.resultId)
    .execute();
  const living = rows.find(({ state, withdrawn_at }) => !isEnded(state) && withdrawn_at === null);
  const row = living ?? rows.find(({ checkout_version }) => checkout_version === order.checkoutVersion);
  if (row && row.owner !== order.owner)
    throw new Error(`order ${order.orderId} collides with an order of another owner`);
  return row?.id;
}

function settleValues(cipher: ColumnCipher, orderId: string, outcome: OrderOutcome): unknown[] {
  const sealed = (text: string): string => cipher.encrypt({ column: OUTCOME, rowId: orderId }, text);
  if (outcome.state === "placed") return [orderId, "placed", outcome.providerOrderId, null, null];
  if (outcome.state === "refused") return [orderId, "refused", null, sealed(outcome.message), outcome.field ?? null];
  return [orderId, outcome.state, null, sealed(outcome.why), null];
}
