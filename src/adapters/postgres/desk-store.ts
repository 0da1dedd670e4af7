import { type ConfirmationState, isMissing } from "#domain/order/confirmation-state.ts";
import { maskPersonalNumber } from "#domain/person/masked-personal-number.ts";
import type { CaseLine, CaseRecord, DeskStore, OrderCheck, UnconfirmedAnswer } from "#journeys/desk/desk.port.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createCaseNotes } from "./case-notes.ts";
import {
  CLOSED_AS,
  createCancellationClosings,
  OPEN_TAKE_BACKS,
  TAKE_BACK_CLOSED_AS,
} from "./cancellation-closings.ts";
import { CONFIRMATION, MISSING_CONFIRMATIONS } from "./confirmation-store.ts";
import { createDeliveryClosings } from "./delivery-closings.ts";
import { insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { toPlainText } from "#domain/bankid/signed-text.ts";
import { createOrderSignatures } from "./order-signatures.ts";
import { caseEventsOf } from "./desk-events.ts";
import { decryptText } from "./encrypted-record.ts";
import { IS_REPORTED_UNCONFIRMED, OPEN_NOTICES } from "./lost-notices.ts";
import { addressOf, normalise } from "./mail-store.ts";
import { messageOf } from "./order-rows.ts";
import { findOne, findPlain } from "./query.ts";
import { IS_AT_DESK, IS_LOST, IS_UNCLEAR, IS_UNCONFIRMED_ANSWER, IS_UNKNOWN } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";
import { createWithdrawalClosings } from "./withdrawal-closings.ts";
import { outcomeCell } from "./withdrawal-store.ts";

export function createDeskStore(ports: StorePorts): DeskStore {
  const { pool, cipher, lookupHash } = ports;
  const hashEmail = (email: string) => lookupHash("email", normalise(email));
  const hashPerson = (personalNumber: string) => lookupHash("person", personalNumber);
  const { addNote, notesOf } = createCaseNotes(ports);
  const lines = async (text: string, values: unknown[]): Promise<CaseLine[]> =>
    (await pool.query<LineRow>(text, values)).rows.map(lineOf);
  return {
    ...createWithdrawalClosings(ports),
    ...createCancellationClosings(ports),
    ...createDeliveryClosings(ports),
    hashEmail,
    hashPerson,
    addNote,
    async note({ staffId, action, subject }) {
      await pool.query("insert into desk_reads (staff_id, action, subject) values ($1, $2, $3)", [
        staffId,
        action,
        subject,
      ]);
    },
    waiting: (limit) => lines(WAITING, [limit]),
    async countWaiting() {
      const { rows } = await pool.query<{ count: number }>(
        `select count(distinct id)::int as count from (${WAITING_IDS}) as ids`,
      );
      return rows[0]?.count ?? 0;
    },
    unconfirmed: (before, limit) => findPlain<UnconfirmedAnswer>(pool, UNCONFIRMED, [before, limit]),
    async countUnconfirmed(before) {
      const row = await findOne<{ count: number }>(pool, COUNT_UNCONFIRMED, [before]);
      return row?.count ?? 0;
    },
    byId: (orderId) => lines(`${LINE} where orders.id = $1`, [orderId]),
    // The key is ordered by bytes, and no character of an id comes after this one.
    byBeginning: (beginning, limit) =>
      lines(`${LINE} where orders.id >= $1 and orders.id < $2 limit $3`, [beginning, `${beginning}~`, limit]),
    byEmail: (email, limit) => lines(BY_EMAIL, [lookupHash.all("email", normalise(email)), limit]),
    byPerson: (personalNumber, limit) => lines(BY_PERSON, [lookupHash.all("person", personalNumber), limit]),
    async load(orderId) {
      const row = await findOne<RecordRow>(pool, RECORD, [orderId]);
      if (!row) return undefined;
      const [events, check, signed, notes] = await Promise.all([
        caseEventsOf(pool, cipher, orderId),
        this.loadCheck(orderId),
        createOrderSignatures(pool, cipher).find(orderId),
        notesOf(orderId),
      ]);
      const signature = signed && { signedAtMs: signed.signedAtMs, text: toPlainText(signed.text) };
      const cell = { column: "orders.personal_enc", rowId: orderId };
      const personal = JSON.parse(cipher.decrypt(cell, row.personal_enc)) as PersonalFields;
      return {
        ...recordOf(cipher, row, personal),
        cancellation: cancellationOf(cipher, row),
        signature,
        events,
        check,
        notes,
      };
    },
    async addCheck({ orderId, staffId, outcome, providerOrderId }) {
      const { rowCount } = await pool.query(ADD_CHECK, [orderId, staffId, outcome, providerOrderId ?? null]);
      if (rowCount === 1) return "written";
      const known = await this.loadCheck(orderId);
      if (!known) return "not-uncertain";
      return known.outcome === outcome && known.providerOrderId === providerOrderId ? "written" : "taken";
    },
    loadCheck: async (orderId) => (await findPlain<OrderCheck>(pool, CHECK, [orderId]))[0],
    async openChecks(limit) {
      const { rows } = await pool.query<{ id: string }>(
        "select id from order_checks where done_at is null order by id limit $1",
        [limit],
      );
      return rows.map(({ id }) => id);
    },
    async finishCheck(orderId) {
      await pool.query("update order_checks set done_at = clock_timestamp() where id = $1 and done_at is null", [
        orderId,
      ]);
    },
  };
}

const LINE_COLUMNS = `
orders.id, orders.vertical, coalesce(orders.offer ->> 'providerName', orders.provider_slug) as provider_name, orders.state,
  orders.accepted_at, withdrawals.state as withdrawal,
  case when cancellations.revoked_at is not null
      then case when ${TAKE_BACK_CLOSED_AS} is null then 'revoked' else 'continued' end
    when orders.withdrawn_at is not null then null
    when notices.${IS_LOST} then case when ${CLOSED_AS} is null then 'lost' else 'closed' end
    when ${IS_REPORTED_UNCONFIRMED} then case when ${CLOSED_AS} is null then 'unconfirmed' else 'answered' end end as notice,
  deliveries.state as delivery, case when orders.withdrawn_at is null then ${CONFIRMATION} end as confirmation, exists (select from demo_owners where demo_owners.owner = orders.owner) as is_demo`;

const FROM = `
from orders left join withdrawals on withdrawals.order_id = orders.id
left join deliveries on deliveries.id = orders.id
left join cancellations on cancellations.id = orders.id left join mails as notices on notices.id = cancellations.notice_mail_id`;

const LINE = `select ${LINE_COLUMNS} ${FROM}`;

const WAITING_IDS = `
select id from orders where ${IS_UNKNOWN}
union all select order_id from withdrawals where ${IS_UNCLEAR}
union all select deliveries.id from deliveries join orders on orders.id = deliveries.id
  where deliveries.${IS_AT_DESK} and orders.withdrawn_at is null
union all select cancellations.id ${OPEN_NOTICES} and ${CLOSED_AS} is null
union all select cancellations.id ${OPEN_TAKE_BACKS}
union all select orders.id ${MISSING_CONFIRMATIONS}`;

const WAITING = `
${LINE} where orders.id in (${WAITING_IDS})
order by orders.accepted_at desc, orders.id limit $1`;

const OF_UNCONFIRMED = `
from application_answers as answers join applications on applications.id = application_id
where answers.${IS_UNCONFIRMED_ANSWER} and answers.changed_at < $1`;

const UNCONFIRMED = `
select answers.id as answer_id, vertical, provider_name, answers.state, answers.changed_at ${OF_UNCONFIRMED}
order by answers.changed_at limit $2`;

const COUNT_UNCONFIRMED = `select count(*)::int as count ${OF_UNCONFIRMED}`;

const BY_EMAIL = `
${LINE} where orders.email_lookup = any ($1)
order by orders.accepted_at desc, orders.id limit $2`;

const BY_PERSON = `
${LINE} where orders.person_lookup = any ($1) order by orders.accepted_at desc, orders.id limit $2`;

const RECORD = `
select ${LINE_COLUMNS}, orders.provider_slug, orders.provider_order_id, orders.outcome_enc, orders.yearly_fee_ore,
  orders.start_date, orders.attempts, orders.personal_enc, withdrawals.id as withdrawal_id,
  withdrawals.outcome_enc as withdrawal_enc, cancellations.insurer_enc, cancellations.ends_on, notices.id as notice_id, notices.content_enc as notice_enc
${FROM} where orders.id = $1`;

/** Only for an uncertain order, and only once: written with its event, so that neither exists without the other. */
const ADD_CHECK = `
with made as (
  insert into order_checks (id, staff_id, outcome, provider_order_id)
  select id, $2, $3, $4 from orders where id = $1 and ${IS_UNKNOWN}
  on conflict (id) do nothing
  returning id
)
insert into order_events (order_id, kind, detail)
select id, 'checked', jsonb_build_object('outcome', $3::text, 'staffId', $2::text) from made`;

const CHECK = "select id as order_id, staff_id, outcome, provider_order_id from order_checks where id = $1";

interface LineRow {
  readonly id: string;
  readonly vertical: string;
  readonly provider_name: string;
  readonly state: OrderState;
  readonly accepted_at: Date;
  readonly withdrawal: CaseLine["withdrawal"] | null;
  readonly notice: CaseLine["notice"] | null;
  readonly delivery: CaseLine["delivery"] | null;
  readonly confirmation: ConfirmationState | null;
  readonly is_demo: boolean;
}

const lineOf = (row: LineRow): CaseLine => ({
  orderId: row.id,
  vertical: row.vertical,
  providerName: row.provider_name,
  state: row.state,
  acceptedAtMs: row.accepted_at.getTime(),
  withdrawal: row.withdrawal ?? undefined,
  notice: row.notice ?? undefined,
  delivery: row.delivery ?? undefined,
  confirmation: row.confirmation !== null && isMissing(row.confirmation) ? row.confirmation : undefined,
  isDemo: row.is_demo,
});

interface RecordRow extends LineRow, StoredInsurer {
  readonly provider_slug: string;
  readonly provider_order_id: string | null;
  readonly outcome_enc: string | null;
  readonly yearly_fee_ore: number;
  readonly start_date: string;
  readonly attempts: number;
  readonly personal_enc: string;
  readonly withdrawal_id: string | null;
  readonly withdrawal_enc: string | null;
  readonly ends_on: string | null;
  readonly notice_id: string | null;
  readonly notice_enc: string | null;
}

function cancellationOf(cipher: ColumnCipher, row: RecordRow): CaseRecord["cancellation"] {
  const { ends_on: endsOn, notice_id: noticeId, notice_enc: stored } = row;
  if (endsOn === null || noticeId === null || stored === null) return undefined;
  return { insurerName: insurerOf(cipher, row.id, row), endsOn, sentTo: addressOf(cipher, noticeId, stored) };
}

type OfOrder = Omit<CaseRecord, "cancellation" | "signature" | "events" | "check" | "notes">;

const recordOf = (cipher: ColumnCipher, row: RecordRow, personal: PersonalFields): OfOrder => ({
  ...lineOf(row),
  providerSlug: row.provider_slug,
  providerOrderId: row.provider_order_id ?? undefined,
  message: messageOf(cipher, row),
  yearlyFeeOre: row.yearly_fee_ore,
  startDate: row.start_date,
  attempts: row.attempts,
  name: personal["name"] ?? "",
  email: personal["email"] ?? "",
  phone: personal["phone"] ?? "",
  maskedNumber: maskPersonalNumber(personal.personalNumber),
  withdrawalMessage: decryptText(cipher, outcomeCell(row.withdrawal_id ?? ""), row.withdrawal_enc),
});
