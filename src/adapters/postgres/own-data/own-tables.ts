import type { RetainedGround } from "#domain/my-data/retained-ground.ts";
import type { RetentionPurpose } from "#domain/retention/retention-periods.ts";
import { IS_FOLLOWED_ANSWER, IS_LIVE } from "#adapters/postgres/state-sql.ts";

/**
 * What a table has to do with a person. Hashes, and columns that are empty since they are stored encrypted, are never exported. A test compares the list with the tables and columns of the database: a table that is missing
 * here, or a column that is neither exported nor listed with a reason, fails it. A new table is one line.
 */
export type OwnTable =
  | OwnRows
  /** Nothing in it can be found by a person: the reason. */
  | { readonly notByPerson: string };

export interface OwnRows {
  /** Condition of the person's rows; `me` has the person's hash, id and browser. */
  readonly mine: string;
  /** Columns that the export leaves out, besides hashes; grouped by reason. */
  readonly leftOut?: readonly (readonly [reason: string, ...columns: string[]])[];
  /** What an erasure leaves; without it nothing. */
  readonly stays?: readonly StayingRows[];
}

export interface StayingRows {
  readonly ground: RetainedGround;
  /** Condition; without it every row of the person. */
  readonly when?: string;
  /** From when to count the period: SQL. Null while it has not begun. */
  readonly since: string;
  readonly period: RetentionPurpose;
}

const BY_NUMBER = "person_lookup = any (me.my_person)";
const BY_ACCOUNT = "person_id = me.my_id";
const MY_AGENTS = "(select agent_grants.id from agent_grants, me where agent_grants.person_id = me.my_id)";
/** A search without a number belongs to the browser that the person is logged in with, or to the agent that started it. */
const MY_SEARCHES = `(select searches.id from searches, me where searches.person_lookup = any (me.my_person)
  union all select searches.id from searches, me where searches.person_lookup is null and searches.owner = me.my_owner
  union all select searches.id from searches where searches.agent_grant_id in ${MY_AGENTS})`;
/** As the search that was shared. */
const MY_SHARE =
  "(list_shares.person_lookup = any (me.my_person) or (list_shares.person_lookup is null and list_shares.owner = me.my_owner))";
const MY_ORDERS = "(select orders.id from orders, me where orders.person_lookup = any (me.my_person))";
const MY_APPLICATIONS =
  "(select applications.id from applications, me where applications.person_lookup = any (me.my_person))";
const MY_DRAFTED =
  "(select application_drafts.application_id from application_drafts, me where application_drafts.owner = me.my_owner)";
const OPEN_APPLICATIONS = `(select applications.id from applications, me
  where applications.person_lookup = any (me.my_person) and ${isApplicationOpen()})`;
const MY_ANSWERS = answersOf(MY_APPLICATIONS);
const MY_WATCHES = "(select watches.id from watches, me where watches.person_id = me.my_id)";
const ORDERED =
  "result_id in (select orders.result_id from orders, me where orders.person_lookup = any (me.my_person))";

const SECRETS = "secrets between us and BankID or the provider, of use to no one else";
const FORMER = "a former hash of the same person, encrypted";
const STAFF = "which member of staff: their data, not the person's";
const NOTES = "notes of our staff to each other (dataskyddslagen 5 kap. 2 §)";

/** What belongs to an order stays with it. */
const withOrder = (column: string, leftOut: OwnRows["leftOut"] = []): OwnRows => ({
  mine: `${column} in ${MY_ORDERS}`,
  leftOut,
  stays: [{ ground: "order", since: "null::timestamptz", period: "order" }],
});

/** What belongs to an application stays while it is open, or when it became an agreement. */
const withApplication = (column: string, mine: string, open: string): OwnRows => ({
  mine: `${column} in ${mine}`,
  stays: [{ ground: "open", when: `${column} in ${open}`, since: "null::timestamptz", period: "application" }],
});

/** A table comes before those that it refers to: an erasure deletes in this order. */
export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  // Before what they are found by.
  mails: {
    // One list of ids: each part of it is found by an index.
    mine: `mails.id in (
      select about.id from mails as about where split_part(about.key, ':', 2) in (
        ${MY_ORDERS} union all ${MY_ANSWERS} union all ${MY_APPLICATIONS} union all ${MY_WATCHES}
        union all select household_invitations.id from household_invitations, me where household_invitations.${BY_ACCOUNT})
      union all select won.id from mails as won where won.key in (
        select 'competition-winner:' || months.id from competition_months as months
          join competition_entries as winner on winner.id = months.winner_entry_id, me
        where winner.person_lookup = any (me.my_person))
      union all select receipt_mail_id from withdrawals where order_id in ${MY_ORDERS}
      union all select unnest(array[notice_mail_id, copy_mail_id]) from cancellations where cancellations.id in ${MY_ORDERS})`,
    stays: [
      { ground: "open", when: "mails.settled_at is null", since: "queued_at", period: "mail" },
      {
        ground: "order",
        // The retention job leaves the same ones (retention-rules.ts): evidence, and what would be sent again without it.
        when: `(exists (select from withdrawals where receipt_mail_id = mails.id)
          or exists (select from cancellations where mails.id in (notice_mail_id, copy_mail_id))
          or template in ('cancellation-lost', 'cancellation-closed'))`,
        since: "null::timestamptz",
        period: "order",
      },
    ],
  },
  offers: { mine: `search_id in ${MY_SEARCHES}` },
  checkout_versions: {
    mine: `checkout_versions.id in (
      select numbered.id from checkout_versions as numbered, me where numbered.person_lookup = any (me.my_person)
      union all select searched.id from checkout_versions as searched where searched.search_id in ${MY_SEARCHES}
      union all select ordered.id from checkout_versions as ordered where ordered.${ORDERED})`,
    stays: [{ ground: "order", when: ORDERED, since: "null::timestamptz", period: "order" }],
  },
  list_share_votes: {
    mine: `share_id in (select list_shares.id from list_shares, me where ${MY_SHARE})`,
    leftOut: [["what a receiver wrote: their data, not the person's", "text_enc"]],
  },
  list_shares: { mine: MY_SHARE },
  searches: { mine: `searches.id in ${MY_SEARCHES}` },
  fetches: {
    mine: BY_NUMBER,
    leftOut: [[SECRETS, "collection_id"]],
    stays: [{ ground: "open", when: "state = 'live'", since: "started_at", period: "fetched" }],
  },
  lookups: { mine: BY_NUMBER, leftOut: [[FORMER, "former_enc"]] },
  disclosures: { mine: BY_NUMBER },
  gift_entries: { mine: BY_NUMBER },
  competition_entries: {
    mine: BY_NUMBER,
    stays: [
      {
        ground: "winner",
        when: "exists (select from competition_months where winner_entry_id = competition_entries.id)",
        since: "(select drawn_at from competition_months where competition_months.id = month_id)",
        period: "competitionEntry",
      },
    ],
  },
  measurements: { mine: "owner = me.my_owner" },
  consents: {
    mine: "owner = me.my_owner",
    stays: [{ ground: "consent", since: "chosen_at", period: "cookieChoice" }],
  },

  leads: {
    mine: "owner = me.my_owner",
    stays: [{ ground: "open", when: "state = 'waiting'", since: "asked_at", period: "lead" }],
  },

  application_drafts: {
    mine: "owner = me.my_owner",
    stays: [{ ground: "open", when: "state = 'signed'", since: "saved_at", period: "applicationDraft" }],
  },
  // Before the application exists, one belongs to the draft that was signed.
  application_signatures: withApplication(
    "application_id",
    `(${MY_APPLICATIONS} union all ${MY_DRAFTED})`,
    OPEN_APPLICATIONS,
  ),
  application_files: { mine: `answer_id in ${MY_ANSWERS}` },
  acceptances: {
    ...withApplication("answer_id", MY_ANSWERS, answersOf(OPEN_APPLICATIONS)),
    leftOut: [[SECRETS, "secrets_enc"]],
  },
  application_answers: withApplication("application_id", MY_APPLICATIONS, OPEN_APPLICATIONS),
  applications: {
    mine: BY_NUMBER,
    stays: [
      { ground: "credit", when: "applications.state = 'accepted'", since: "changed_at", period: "acceptedApplication" },
      { ground: "open", when: isApplicationOpen(), since: "changed_at", period: "application" },
    ],
  },

  // The order itself, with everything that documents it.
  order_events: withOrder("order_id"),
  order_signatures: withOrder("order_signatures.id"),
  order_checks: withOrder("order_checks.id", [[STAFF, "staff_id"]]),
  case_notes: withOrder("order_id", [
    [NOTES, "text_enc"],
    [STAFF, "staff_id"],
  ]),
  delivery_changes: withOrder("delivery_id"),
  deliveries: withOrder("deliveries.id"),
  withdrawals: withOrder("order_id", [[STAFF, "closed_by"]]),
  withdrawal_codes: { mine: `order_id in ${MY_ORDERS}` },
  cancellations: withOrder("cancellations.id"),
  orders: {
    mine: BY_NUMBER,
    leftOut: [["our own reference of a dispute", "held_for"]],
    stays: [
      { ground: "order", when: "state = 'placed' or settled_at is null", since: "settled_at", period: "order" },
      { ground: "claims", when: "state <> 'placed'", since: "settled_at", period: "orderWithoutInsurance" },
    ],
  },

  signings: {
    mine: BY_NUMBER,
    leftOut: [[SECRETS, "secrets_enc"]],
    stays: [{ ground: "open", when: IS_LIVE, since: "started_at", period: "failedLogin" }],
  },
  browser_identifications: { mine: BY_NUMBER },
  watch_findings: { mine: `watch_id in ${MY_WATCHES}` },
  watches: { mine: BY_ACCOUNT },
  household_shares: {
    mine: `member_id in (select household_members.id from household_members, me where household_members.${BY_ACCOUNT})`,
  },
  // The partner's half goes with the account that it refers to: the end of one is the end for both.
  household_members: {
    mine: BY_ACCOUNT,
    leftOut: [["the other person's: their data, not the person's", "partner_id"]],
  },
  household_invitations: { mine: BY_ACCOUNT, leftOut: [["opens the invitation to who has it", "token_enc"]] },
  favourites: { mine: BY_ACCOUNT },
  savings: { mine: BY_ACCOUNT },
  held_contracts: { mine: BY_ACCOUNT },
  calendar_links: { mine: BY_ACCOUNT },
  agent_uses: { mine: `grant_id in ${MY_AGENTS}` },
  agent_tokens: { mine: `grant_id in ${MY_AGENTS}` },
  agent_grants: { mine: BY_ACCOUNT },
  sessions: { mine: BY_ACCOUNT },
  // A login that failed has proved no person: it is the browser's.
  login_orders: {
    mine: `(${BY_ACCOUNT} or (person_id is null and owner = me.my_owner))`,
    leftOut: [[SECRETS, "secrets_enc"]],
  },
  desk_reads: {
    mine: `(desk_reads.subject = any (me.my_person) or desk_reads.subject in ${MY_ORDERS})`,
    leftOut: [
      [STAFF, "staff_id"],
      [FORMER, "former_enc"],
    ],
    stays: [{ ground: "staffReading", since: "happened_at", period: "staffReading" }],
  },
  erasures: {
    mine: "(actor = 'person' and erasures.subject = me.my_id)",
    stays: [{ ground: "erasure", since: "happened_at", period: "erasure" }],
  },
  visitor_ids: {
    mine: "owner = me.my_owner",
    stays: [{ ground: "security", since: "changed_at", period: "login" }],
  },
  persons: { mine: "persons.id = me.my_id" },

  newsletter_subscribers: {
    notByPerson: "found by an address, which no login proves; every newsletter has a link that ends it",
  },
  waiting_list: { notByPerson: "found by an address, which no login proves; its mail has a link that deletes it" },
  expert_questions: { notByPerson: "found by an address, which no login proves" },
  expert_question_reads: { notByPerson: "about questions, which no login proves" },
  suppressed_addresses: { notByPerson: "the hash of an address, which no login proves" },
  erasure_receipts: { notByPerson: "of an account that is deleted: shown in its browser, and names no person" },
  receipts: { notByPerson: "a list in order, without what a person has written" },
  agent_clients: { notByPerson: "programs as they describe themselves; what a person allows one is in agent_grants" },
  link_outs: { notByPerson: "which offer was left for its provider; not by whom" },
  seen_faults: { notByPerson: "which of our routes failed and when; not for whom" },
  fetch_events: { notByPerson: "random ids of the aggregator" },
  staff: { notByPerson: "who works here; ends with the employment" },
  demo_owners: { notByPerson: "visitors of our own program" },
  consent_texts: { notByPerson: "our own texts" },
  texts: { notByPerson: "our own texts" },
  text_events: { notByPerson: "our own texts, and which member of staff changed them" },
  newsletter_issues: { notByPerson: "our own texts" },
  competition_months: { notByPerson: "published draws: ticket numbers" },
  audit_log: { notByPerson: "hashes" },
  audit_heads: { notByPerson: "hashes" },
  retention_runs: { notByPerson: "days and counts" },
  audit_checks: { notByPerson: "times and counts" },
  lookup_generations: { notByPerson: "which of our keys are in use" },
  watch_starts: { notByPerson: "counts of our own calls" },
  ranking_log_leaves: { notByPerson: "hashes of published receipts" },
  ranking_log_nodes: { notByPerson: "hashes" },
  ranking_log_heads: { notByPerson: "hashes" },
  commission_openings: { notByPerson: "what providers would have paid for a list; not whose list" },
  series_days: { notByPerson: "public values over time" },
  price_releases: { notByPerson: "which months have been released" },
  price_figures: { notByPerson: "medians of at least thirty persons" },
  schema_migrations: { notByPerson: "which migrations have been applied" },
};

function answersOf(applications: string): string {
  return `(select application_answers.id from application_answers where application_id in ${applications})`;
}

/** A provider still works on it, or it has become an agreement. */
function isApplicationOpen(): string {
  return `(applications.state = 'accepted' or exists (
    select from application_answers as open where open.application_id = applications.id
      and open.${IS_FOLLOWED_ANSWER}))`;
}
