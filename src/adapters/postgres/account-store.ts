import type {
  AccountStore,
  ErasedKind,
  PersonFetch,
  PersonLogin,
  PersonOrder,
} from "#journeys/account/account.port.ts";
import { withdrawalPhase, type WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { DeliveryState } from "#domain/delivery/delivery-state.ts";
import { type ConfirmationState, isMissing } from "#domain/order/confirmation-state.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { StoredPolicy } from "#journeys/fetch/fetch.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { CONFIRMATION } from "./confirmation-store.ts";
import { decryptJson } from "./encrypted-record.ts";
import { IS_PROVED_FETCH, lookupsOfPerson, ownOrders } from "./person-lookups.ts";
import { CLOSED_AS } from "./cancellation-closings.ts";
import { insurerOf, type StoredInsurer } from "./cancelled-insurer.ts";
import { providerOf, type StoredProvider } from "./fetched-provider.ts";
import { IS_UNUSUAL } from "./login-rows.ts";
import { detailsOf, type StoredDetails } from "./order-details.ts";
import { PERSONAL, type StoredSummary, summaryOf } from "./order-rows.ts";
import { findPlain, runIn } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { closingOf } from "./withdrawal-store.ts";

export interface AccountStorePorts extends Pick<StorePorts, "pool" | "cipher"> {
  /** Marks demonstration data as such. */
  readonly hasDemoMarks: boolean;
}

export function createAccountStore({ pool, cipher, hasDemoMarks }: AccountStorePorts): AccountStore {
  const run = runIn(pool, "account");
  return {
    orders: async (personId) =>
      (await run<OrderRow>("orders", ORDERS, [personId])).map((row) => ({
        ...orderOf(cipher, row),
        ...(row.is_demo && hasDemoMarks ? { isDemo: true as const } : {}),
      })),
    fetches: async (personId) =>
      (await run<FetchRow>("fetches", FETCHES, [personId])).map((row) => fetchOf(cipher, row)),
    logins: (personId) => findPlain<PersonLogin>(pool, { name: "account-logins", text: LOGINS, values: [personId] }),
    noticeMailId: async (personId, orderId) =>
      (await run<{ copy_mail_id: string }>("notice", NOTICE, [personId, orderId]))[0]?.copy_mail_id,
    withdrawFetchConsent: (personId, fetchId) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(WITHDRAW_CONSENT, [personId, fetchId]);
        if (rowCount !== 1) return false;
        await client.query(FORGET_SAVINGS_OF, [personId, fetchId]);
        await client.query(NOTE_ERASED, [personId, "fetch-consent", rowCount]);
        return true;
      }),
    async erase(personId, what) {
      await run(`erase-${what}`, ERASE[what], [personId, what]);
    },
  };
}

const PERSON = lookupsOfPerson("$1");

const ORDERS = `
select orders.id, orders.vertical, search_id, provider_slug, offer, details_enc, summary_enc, orders.state, provider_order_id, yearly_fee_ore,
  monthly_fee_ore, start_date, accepted_at,
  orders.settled_at, order_signatures.signed_at,
  withdrawals.id as withdrawal_id, withdrawals.asked_at as withdrawn_at, withdrawals.state as withdrawal_state,
  withdrawals.closing_enc, deliveries.state as delivery_state, deliveries.delivered_on,
  cancellations.insurer_enc, cancellations.ends_on, cancellations.asked_at as notice_at, 
  ${CONFIRMATION} as confirmation, orders.personal_enc,
  case ${CLOSED_AS} when 'cancelled' then 'confirmed' else mails.state end as notice_state,
  exists (select from demo_owners where demo_owners.owner = orders.owner) as is_demo
from orders
left join withdrawals on withdrawals.order_id = orders.id
left join deliveries on deliveries.id = orders.id
left join cancellations on cancellations.id = orders.id
left join order_signatures on order_signatures.id = orders.id
left join mails on mails.id = cancellations.notice_mail_id
where ${ownOrders("$1")} order by accepted_at desc, orders.id limit 200`;

const FETCHES = `
select fetches.id, vertical, provider_enc, consented_at, consent_withdrawn_at, consent_texts.texts,
  policy_enc, ended_at
from fetches join consent_texts on consent_texts.version = fetches.consent_version
where person_lookup = any ${PERSON} and ${IS_PROVED_FETCH} and status = 'SUCCESS' order by started_at desc, fetches.id limit 100`;

const LOGINS = `
select id as login_id, is_computer, started_at as at, coalesce(${IS_UNUSUAL}, false) as is_unusual
from login_orders where person_id = $1 and state = 'used' order by started_at desc limit 3`;

const NOTICE = `
select copy_mail_id from cancellations join orders on orders.id = cancellations.id
where ${ownOrders("$1")} and orders.id = $2`;

const WITHDRAW_CONSENT = `
update fetches set policy_enc = null, consent_withdrawn_at = now()
where id = $2 and person_lookup = any ${PERSON} and policy_enc is not null`;

/** A saving was computed from the fetch and reveals part of it. */
const FORGET_SAVINGS_OF = "delete from savings where person_id = $1 and fetch_id = $2";

/** The deletion is recorded in the same transaction, without the deleted data. */
const NOTE_ERASED = "insert into erasures (actor, subject, what, row_count) values ('person', $1, $2, $3)";

const NOTE_GONE = `
insert into erasures (actor, subject, what, row_count) select 'person', $1, $2, count(*)::integer from gone`;

const ERASE: Readonly<Record<ErasedKind, string>> = {
  favourites: `with gone as (delete from favourites where person_id = $1 returning id) ${NOTE_GONE}`,
  savings: `with gone as (delete from savings where person_id = $1 returning id) ${NOTE_GONE}`,
  fetched: `
with gone as (
  update fetches set policy_enc = null, consent_withdrawn_at = now()
  where person_lookup = any ${PERSON} and policy_enc is not null returning id
), compared as (
  delete from savings where person_id = $1 and fetch_id in (select id from gone)
)
${NOTE_GONE}`,
};

interface OrderRow extends StoredDetails, StoredInsurer, StoredSummary {
  readonly id: string;
  readonly vertical: string;
  readonly search_id: string;
  readonly provider_slug: string;
  readonly offer: {
    readonly providerName?: string;
    readonly subscriptionName?: string;
    readonly description?: OfferDescription;
    readonly plan: PersonOrder["plan"];
  };
  readonly state: PersonOrder["state"];
  readonly provider_order_id: string | null;
  readonly yearly_fee_ore: number;
  readonly monthly_fee_ore: number;
  readonly start_date: string;
  readonly accepted_at: Date;
  readonly settled_at: Date | null;
  readonly signed_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly delivery_state: DeliveryState | null;
  readonly delivered_on: string | null;
  readonly withdrawal_id: string | null;
  readonly withdrawal_state: WithdrawalState | null;
  readonly closing_enc: string | null;
  readonly ends_on: string | null;
  readonly notice_at: Date | null;
  readonly confirmation: ConfirmationState | null;
  readonly personal_enc: string;
  readonly notice_state: NonNullable<PersonOrder["notice"]>["mailState"] | null;
  readonly is_demo: boolean;
}

const orderOf = (cipher: ColumnCipher, row: OrderRow): PersonOrder => {
  const { fields, needs, former, replaces } = detailsOf(cipher, row.id, row);
  return {
    orderId: row.id,
    vertical: row.vertical,
    searchId: row.search_id,
    providerSlug: row.provider_slug,
    providerName: row.offer.providerName ?? "",
    subscriptionName: row.offer.subscriptionName ?? "",
    description: row.offer.description,
    fields,
    summary: summaryOf(cipher, row),
    state: row.state,
    providerOrderId: row.provider_order_id ?? undefined,
    yearlyFeeOre: row.yearly_fee_ore,
    monthlyFeeOre: row.monthly_fee_ore,
    plan: row.offer.plan,
    startDate: row.start_date,
    acceptedAtMs: row.accepted_at.getTime(),
    signedAtMs: row.signed_at?.getTime(),
    settledAtMs: row.settled_at?.getTime(),
    factSheet: needs.factSheet,
    former,
    ...(replaces ? { replaces } : {}),
    withdrawn: withdrawnOf(cipher, row),
    delivery:
      row.delivery_state === null ? undefined : { state: row.delivery_state, date: row.delivered_on ?? undefined },
    confirmation: confirmationOf(cipher, row),
    notice: noticeOf(cipher, row),
  };
};

function withdrawnOf(cipher: ColumnCipher, row: OrderRow): PersonOrder["withdrawn"] {
  if (row.withdrawal_id === null || row.withdrawn_at === null || row.withdrawal_state === null) return undefined;
  return {
    atMs: row.withdrawn_at.getTime(),
    outcome: withdrawalPhase(row.withdrawal_state),
    closing: closingOf(cipher, row.withdrawal_id, row.closing_enc),
  };
}

function confirmationOf(cipher: ColumnCipher, row: OrderRow): PersonOrder["confirmation"] {
  if (row.confirmation === null || !isMissing(row.confirmation)) return undefined;
  const { email = "" } = decryptJson(cipher, { column: PERSONAL, rowId: row.id }, row.personal_enc) as PersonalFields;
  return { state: row.confirmation, email };
}

function noticeOf(cipher: ColumnCipher, row: OrderRow): PersonOrder["notice"] {
  const { ends_on, notice_at, notice_state } = row;
  if (ends_on === null || notice_at === null) return undefined;
  // The mail may have been deleted long after it was sent.
  return {
    insurerName: insurerOf(cipher, row.id, row),
    endsOn: ends_on,
    askedAtMs: notice_at.getTime(),
    mailState: notice_state ?? "sent",
  };
}

interface FetchRow extends StoredProvider {
  readonly id: string;
  readonly vertical: string;
  readonly consented_at: Date;
  readonly consent_withdrawn_at: Date | null;
  readonly texts: unknown;
  readonly policy_enc: string | null;
  readonly ended_at: Date | null;
}

const fetchOf = (cipher: ColumnCipher, row: FetchRow): PersonFetch => {
  const { slug, name } = providerOf(cipher, row.id, row);
  return {
    fetchId: row.id,
    vertical: row.vertical,
    providerSlug: slug,
    providerName: name,
    consentedAtMs: row.consented_at.getTime(),
    consentText: typeof row.texts === "string" ? row.texts : "",
    consentWithdrawnAtMs: row.consent_withdrawn_at?.getTime(),
    policy: policyOf(cipher, row),
  };
};

function policyOf(cipher: ColumnCipher, { id, policy_enc, ended_at }: FetchRow): PersonFetch["policy"] {
  if (policy_enc === null) return undefined;
  const stored = cipher.decrypt({ column: "fetches.policy_enc", rowId: id }, policy_enc);
  const { searchParameters: fields, ...policy } = JSON.parse(stored) as StoredPolicy;
  return { ...policy, fields, fetchedAtMs: ended_at?.getTime() ?? 0 };
}
