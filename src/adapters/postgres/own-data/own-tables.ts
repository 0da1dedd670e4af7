import { IS_CONFIRMED_AGAIN } from "#adapters/postgres/confirmation-store.ts";
import { IS_LIVE } from "#adapters/postgres/state-sql.ts";
import {
  answersOf,
  BY_ACCOUNT,
  BY_NUMBER,
  isApplicationOpen,
  MY_AGENTS,
  MY_ANSWERS,
  MY_APPLICATIONS,
  MY_DRAFTED,
  MY_DRAFTS,
  MY_FETCHES,
  MY_LEADS,
  MY_LOGINS,
  MY_ORDERS,
  MY_SEARCHES,
  MY_SHARE,
  MY_WATCHES,
  OPEN_APPLICATIONS,
  ORDERED,
  typedIn,
} from "./my-rows.ts";
import type { OwnRows, OwnTable } from "./own-table.ts";

const SECRETS = "secrets between us and BankID or the provider, of use to no one else";
const FORMER = "a former hash of the same person, encrypted";
const STAFF = "which member of staff: their data, not the person's";
const NOTES = "notes of our staff to each other (dataskyddslagen 5 kap. 2 §)";

/** What belongs to an order stays with it. */
const withOrder = (belongs: OwnRows["belongs"], column: string, leftOut: OwnRows["leftOut"] = []): OwnRows => ({
  belongs,
  mine: `${column} in ${MY_ORDERS}`,
  leftOut,
  stays: [{ ground: "order", since: "null::timestamptz", period: "order" }],
});

/** What belongs to an application stays while it is open, or when it became an agreement. */
const withApplication = (column: string, mine: string, open: string): OwnRows => ({
  belongs: "signed",
  mine: `${column} in ${mine}`,
  stays: [{ ground: "open", when: `${column} in ${open}`, since: "null::timestamptz", period: "application" }],
});

/** A table comes before those that it refers to: an erasure deletes in this order. */
export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  // Before what they are found by.
  mails: {
    belongs: "identified",
    // One list of ids: each part of it is found by an index.
    mine: `mails.id in (
      select about.id from mails as about where split_part(about.key, ':', 2) in (
        ${MY_ORDERS} union all ${MY_ANSWERS} union all ${MY_APPLICATIONS} union all ${MY_WATCHES}
        union all select household_invitations.id from household_invitations, me where household_invitations.${BY_ACCOUNT})
      union all select won.id from mails as won where won.key in (
        select 'competition-winner:' || months.id from competition_months as months
          join competition_entries as winner on winner.id = months.winner_entry_id
        where winner.order_id in ${MY_ORDERS})
      union all select receipt_mail_id from withdrawals where order_id in ${MY_ORDERS}
      union all select unnest(array[notice_mail_id, copy_mail_id]) from cancellations where cancellations.id in ${MY_ORDERS})`,
    stays: [
      { ground: "open", when: "mails.settled_at is null", since: "queued_at", period: "mail" },
      {
        ground: "order",
        // The retention job leaves the same ones (retention-rules.ts): evidence, and what would be sent again without it.
        when: `(exists (select from withdrawals where receipt_mail_id = mails.id)
          or exists (select from cancellations
            where mails.id in (notice_mail_id, copy_mail_id, take_back_mail_id, take_back_copy_mail_id))
          or template in ('cancellation-lost', 'cancellation-closed') or ${IS_CONFIRMED_AGAIN})`,
        since: "null::timestamptz",
        period: "order",
      },
    ],
  },
  offers: { belongs: "typed", mine: `search_id in ${MY_SEARCHES}` },
  checkout_versions: {
    belongs: "typed",
    mine: `checkout_versions.id in (
      select numbered.id from checkout_versions as numbered, me where ${typedIn("numbered")}
      union all select searched.id from checkout_versions as searched where searched.search_id in ${MY_SEARCHES}
      union all select ordered.id from checkout_versions as ordered where ordered.${ORDERED})`,
    stays: [{ ground: "order", when: ORDERED, since: "null::timestamptz", period: "order" }],
  },
  list_share_votes: {
    belongs: "typed",
    mine: `share_id in (select list_shares.id from list_shares, me where ${MY_SHARE})`,
    leftOut: [["what a receiver wrote: their data, not the person's", "text_enc"]],
  },
  list_shares: { belongs: "typed", mine: MY_SHARE },
  searches: { belongs: "typed", mine: `searches.id in ${MY_SEARCHES}` },
  fetches: {
    belongs: "typed",
    mine: MY_FETCHES,
    leftOut: [[SECRETS, "collection_id"]],
    stays: [{ ground: "open", when: "state = 'live'", since: "started_at", period: "fetched" }],
  },
  lookups: { belongs: "recorded", mine: BY_NUMBER, leftOut: [[FORMER, "former_enc"]] },
  disclosures: {
    belongs: "recorded",
    mine: BY_NUMBER,
    leftOut: [["made from the id of a search, which another browser may have made with the number", "id"]],
  },
  gift_entries: { belongs: "typed", mine: typedIn("gift_entries") },
  competition_entries: {
    belongs: "identified",
    mine: `order_id in ${MY_ORDERS}`,
    stays: [
      {
        ground: "winner",
        when: "exists (select from competition_months where winner_entry_id = competition_entries.id)",
        since: "(select drawn_at from competition_months where competition_months.id = month_id)",
        period: "competitionEntry",
      },
    ],
  },
  measurements: { belongs: "recorded", mine: "owner = me.my_owner" },
  consents: {
    belongs: "recorded",
    mine: "owner = me.my_owner",
    stays: [{ ground: "consent", since: "chosen_at", period: "cookieChoice" }],
  },

  leads: {
    belongs: "typed",
    mine: MY_LEADS,
    stays: [{ ground: "open", when: "state = 'waiting'", since: "asked_at", period: "lead" }],
  },

  application_drafts: {
    belongs: "typed",
    mine: MY_DRAFTS,
    stays: [{ ground: "open", when: "state = 'signed'", since: "saved_at", period: "applicationDraft" }],
  },
  // Before the application exists, one belongs to the draft that was signed.
  application_signatures: withApplication(
    "application_id",
    `(${MY_APPLICATIONS} union all ${MY_DRAFTED})`,
    OPEN_APPLICATIONS,
  ),
  application_files: { belongs: "signed", mine: `answer_id in ${MY_ANSWERS}` },
  acceptances: {
    ...withApplication("answer_id", MY_ANSWERS, answersOf(OPEN_APPLICATIONS)),
    leftOut: [[SECRETS, "secrets_enc"]],
  },
  application_answers: withApplication("application_id", MY_APPLICATIONS, OPEN_APPLICATIONS),
  applications: {
    belongs: "signed",
    mine: BY_NUMBER,
    stays: [
      { ground: "credit", when: "applications.state = 'accepted'", since: "changed_at", period: "acceptedApplication" },
      { ground: "open", when: isApplicationOpen(), since: "changed_at", period: "application" },
    ],
  },

  // The order itself, with everything that documents it.
  order_events: withOrder("identified", "order_id"),
  order_signatures: withOrder("signed", "order_signatures.id"),
  order_checks: withOrder("recorded", "order_checks.id", [[STAFF, "staff_id"]]),
  case_notes: withOrder("recorded", "order_id", [
    [NOTES, "text_enc"],
    [STAFF, "staff_id"],
  ]),
  delivery_changes: withOrder("recorded", "delivery_id"),
  deliveries: withOrder("identified", "deliveries.id"),
  withdrawals: withOrder("identified", "order_id", [[STAFF, "closed_by"]]),
  withdrawal_codes: { belongs: "recorded", mine: `order_id in ${MY_ORDERS}` },
  cancellations: withOrder("identified", "cancellations.id"),
  orders: {
    belongs: "typed",
    mine: `orders.id in ${MY_ORDERS}`,
    leftOut: [["our own reference of a dispute", "held_for"]],
    stays: [
      { ground: "order", when: "state = 'placed' or settled_at is null", since: "settled_at", period: "order" },
      { ground: "claims", when: "state <> 'placed'", since: "settled_at", period: "orderWithoutInsurance" },
    ],
  },

  signings: {
    belongs: "typed",
    mine: `(signings.${BY_NUMBER} and (state in ('approved', 'used') or signings.owner = any (me.my_browsers)))`,
    leftOut: [[SECRETS, "secrets_enc"]],
    stays: [{ ground: "open", when: IS_LIVE, since: "started_at", period: "failedLogin" }],
  },
  browser_identifications: { belongs: "identified", mine: BY_NUMBER },
  watch_findings: { belongs: "identified", mine: `watch_id in ${MY_WATCHES}` },
  watches: { belongs: "identified", mine: BY_ACCOUNT },
  household_shares: {
    belongs: "identified",
    mine: `member_id in (select household_members.id from household_members, me where household_members.${BY_ACCOUNT})`,
  },
  // The partner's half goes with the account that it refers to: the end of one is the end for both.
  household_members: {
    belongs: "identified",
    mine: BY_ACCOUNT,
    leftOut: [["the other person's: their data, not the person's", "partner_id"]],
  },
  household_invitations: {
    belongs: "identified",
    mine: BY_ACCOUNT,
    leftOut: [["opens the invitation to who has it", "token_enc"]],
  },
  favourites: { belongs: "identified", mine: BY_ACCOUNT },
  savings: { belongs: "identified", mine: BY_ACCOUNT },
  held_contracts: { belongs: "identified", mine: BY_ACCOUNT },
  calendar_links: { belongs: "identified", mine: BY_ACCOUNT },
  agent_uses: { belongs: "identified", mine: `grant_id in ${MY_AGENTS}` },
  agent_tokens: { belongs: "identified", mine: `grant_id in ${MY_AGENTS}` },
  agent_grants: { belongs: "identified", mine: BY_ACCOUNT },
  sessions: { belongs: "identified", mine: BY_ACCOUNT },
  login_orders: { belongs: "identified", mine: MY_LOGINS, leftOut: [[SECRETS, "secrets_enc"]] },
  desk_reads: {
    belongs: "recorded",
    mine: `(desk_reads.subject = any (me.my_person) or desk_reads.subject in ${MY_ORDERS})`,
    leftOut: [
      [STAFF, "staff_id"],
      [FORMER, "former_enc"],
    ],
    stays: [{ ground: "staffReading", since: "happened_at", period: "staffReading" }],
  },
  erasures: {
    belongs: "recorded",
    mine: "(actor = 'person' and erasures.subject = me.my_id)",
    stays: [{ ground: "erasure", since: "happened_at", period: "erasure" }],
  },
  visitor_ids: {
    belongs: "recorded",
    mine: "owner = me.my_owner",
    stays: [{ ground: "security", since: "changed_at", period: "login" }],
  },
  persons: { belongs: "identified", mine: "persons.id = me.my_id" },

  newsletter_subscribers: {
    belongs: "typed",
    notByPerson: "found by an address, which no login proves; every newsletter has a link that ends it",
  },
  waiting_list: {
    belongs: "typed",
    notByPerson: "found by an address, which no login proves; its mail has a link that deletes it",
  },
  expert_questions: { belongs: "typed", notByPerson: "found by an address, which no login proves" },
  expert_question_reads: { belongs: "recorded", notByPerson: "about questions, which no login proves" },
  suppressed_addresses: { belongs: "recorded", notByPerson: "the hash of an address, which no login proves" },
  erasure_receipts: {
    belongs: "recorded",
    notByPerson: "of an account that is deleted: shown in its browser, and names no person",
  },
  receipts: { belongs: "none", notByPerson: "a list in order, without what a person has written" },
  agent_clients: {
    belongs: "none",
    notByPerson: "programs as they describe themselves; what a person allows one is in agent_grants",
  },
  link_outs: { belongs: "recorded", notByPerson: "which offer was left for its provider; not by whom" },
  seen_faults: { belongs: "recorded", notByPerson: "which of our routes failed and when; not for whom" },
  fetch_events: { belongs: "none", notByPerson: "random ids of the aggregator" },
  staff: { belongs: "none", notByPerson: "who works here; ends with the employment" },
  demo_owners: { belongs: "none", notByPerson: "visitors of our own program" },
  consent_texts: { belongs: "none", notByPerson: "our own texts" },
  texts: { belongs: "none", notByPerson: "our own texts" },
  text_events: { belongs: "none", notByPerson: "our own texts, and which member of staff changed them" },
  newsletter_issues: { belongs: "none", notByPerson: "our own texts" },
  competition_months: { belongs: "none", notByPerson: "published draws: ticket numbers" },
  audit_log: { belongs: "none", notByPerson: "hashes" },
  audit_heads: { belongs: "none", notByPerson: "hashes" },
  retention_runs: { belongs: "none", notByPerson: "days and counts" },
  audit_checks: { belongs: "none", notByPerson: "times and counts" },
  lookup_generations: { belongs: "none", notByPerson: "which of our keys are in use" },
  watch_starts: { belongs: "none", notByPerson: "counts of our own calls" },
  ranking_log_leaves: { belongs: "none", notByPerson: "hashes of published receipts" },
  ranking_log_nodes: { belongs: "none", notByPerson: "hashes" },
  ranking_log_heads: { belongs: "none", notByPerson: "hashes" },
  commission_openings: { belongs: "none", notByPerson: "what providers would have paid for a list; not whose list" },
  series_days: { belongs: "none", notByPerson: "public values over time" },
  price_releases: { belongs: "none", notByPerson: "which months have been released" },
  price_figures: { belongs: "none", notByPerson: "medians of at least thirty persons" },
  schema_migrations: { belongs: "none", notByPerson: "which migrations have been applied" },
};
