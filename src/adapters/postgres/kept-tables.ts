import type { KeptPurpose } from "#domain/kept-for.ts";

/** What happens to the rows of a table in the end. docs/keeping.md says what each holds of a person, and why so long. */
export type KeptTable =
  | { readonly leaves: readonly LeavingRule[] }
  /** Rows go with the row of the other table that they belong to. */
  | { readonly goesWith: string }
  /** Rows stay: why they may. */
  | { readonly stays: string };

export interface LeavingRule {
  readonly keptFor: KeptPurpose;
  /** Which rows are over their time: `$1` is the end of it. */
  readonly due: string;
}

/** Whatever a person of ours still has to do about an order, or has said that it must wait for, keeps it. */
const NO_OPEN_CASE = `held_for is null
  and not exists (select from withdrawals where withdrawals.order_id = orders.id and withdrawals.state not in ('told', 'ended', 'kept'))
  and not exists (select from order_checks where order_checks.id = orders.id and done_at is null)`;

/** Every table there is; a test holds the list against the database. What others lean on comes after them. */
export const KEPT_TABLES: Readonly<Record<string, KeptTable>> = {
  searches: { leaves: [{ keptFor: "search", due: "created_at < $1" }] },
  offers: { goesWith: "searches" },
  checkout_versions: {
    leaves: [
      {
        keptFor: "unfinishedCheckout",
        due: "created_at < $1 and not exists (select from orders where orders.result_id = checkout_versions.result_id)",
      },
    ],
  },
  fetches: { leaves: [{ keptFor: "fetched", due: "started_at < $1 and state <> 'live'" }] },
  fetch_events: { leaves: [{ keptFor: "aggregatorEvent", due: "received_at < $1" }] },
  lookups: { leaves: [{ keptFor: "registerLookup", due: "looked_up_at < $1" }] },
  consents: { leaves: [{ keptFor: "cookieChoice", due: "chosen_at < $1" }] },
  measurements: { leaves: [{ keptFor: "measurement", due: "happened_at < $1" }] },

  newsletter_subscribers: {
    leaves: [
      { keptFor: "unconfirmed", due: "state = 'pending' and confirm_until < $1" },
      { keptFor: "endedNewsletter", due: "state = 'ended' and ended_at < $1" },
    ],
  },
  waiting_list: { leaves: [{ keptFor: "waiting", due: "asked_at < $1" }] },
  expert_questions: {
    leaves: [
      { keptFor: "unconfirmed", due: "state = 'unconfirmed' and confirm_until < $1" },
      { keptFor: "answeredQuestion", due: "state = 'answered' and answered_at < $1" },
      { keptFor: "openQuestion", due: "state = 'open' and asked_at < $1" },
    ],
  },
  gift_entries: { leaves: [{ keptFor: "gift", due: "entered_on < ($1 at time zone 'UTC')::date" }] },
  applications: { leaves: [{ keptFor: "application", due: "changed_at < $1" }] },
  competition_entries: {
    leaves: [
      {
        keptFor: "competitionEntry",
        due: "exists (select from competition_months where competition_months.id = month_id and drawn_at < $1)",
      },
    ],
  },

  orders: {
    leaves: [
      { keptFor: "order", due: `state = 'placed' and settled_at < $1 and ${NO_OPEN_CASE}` },
      {
        keptFor: "orderWithoutInsurance",
        due: `state in ('refused', 'repriced', 'expired') and settled_at < $1 and ${NO_OPEN_CASE}`,
      },
    ],
  },
  order_events: { goesWith: "orders" },
  order_signatures: { goesWith: "orders" },
  order_checks: { goesWith: "orders" },
  case_notes: { goesWith: "orders" },
  withdrawals: { goesWith: "orders" },
  cancellations: { goesWith: "orders" },
  // A receipt and a notice are proof of what they say, and stay as long as it; so does what was told when a notice was lost, which
  // would be told again without it.
  mails: {
    leaves: [
      {
        keptFor: "mail",
        due: `settled_at < $1
          and not exists (select from withdrawals where receipt_mail_id = mails.id)
          and not exists (select from cancellations where mails.id in (notice_mail_id, copy_mail_id))
          and (template not in ('cancellation-lost', 'cancellation-closed')
            or not exists (select from cancellations where cancellations.id = split_part(mails.key, ':', 2)))`,
      },
    ],
  },
  suppressed_addresses: { leaves: [{ keptFor: "bouncedAddress", due: "since < $1" }] },

  sessions: { leaves: [{ keptFor: "session", due: "expires_at < $1" }] },
  visitor_ids: { leaves: [{ keptFor: "login", due: "changed_at < $1" }] },
  browser_identifications: { leaves: [{ keptFor: "session", due: "expires_at < $1" }] },
  login_orders: {
    leaves: [
      { keptFor: "failedLogin", due: "person_id is null and started_at < $1" },
      {
        keptFor: "login",
        due: "person_id is not null and started_at < $1 and not exists (select from sessions where login_id = login_orders.id)",
      },
    ],
  },
  signings: { leaves: [{ keptFor: "failedLogin", due: "started_at < $1 and state not in ('pending', 'approved')" }] },
  persons: {
    leaves: [
      {
        keptFor: "account",
        due: `last_login_at < $1
          and not exists (select from sessions where sessions.person_id = persons.id)
          and not exists (select from login_orders where login_orders.person_id = persons.id)`,
      },
    ],
  },
  favourites: { goesWith: "persons" },
  savings: { goesWith: "persons" },

  desk_reads: { leaves: [{ keptFor: "staffReading", due: "happened_at < $1" }] },
  expert_question_reads: { leaves: [{ keptFor: "staffReading", due: "read_at < $1" }] },
  erasures: { leaves: [{ keptFor: "erasure", due: "happened_at < $1" }] },

  staff: { stays: "who of us may do what, until npm run staff takes them off" },
  consent_texts: { stays: "words that somebody has agreed to; nobody is named" },
  texts: { stays: "our own texts" },
  text_events: { stays: "who of us changed which text" },
  newsletter_issues: { stays: "our own texts" },
  competition_months: { stays: "published draws: ticket numbers, nobody is named" },
  demo_owners: { stays: "visitors that our own program has played" },
  audit_log: { stays: "hashes; what they are of has gone" },
  audit_heads: { stays: "hashes" },
  keeping_runs: { stays: "days and counts" },
  schema_migrations: { stays: "which migrations have been applied" },
};
