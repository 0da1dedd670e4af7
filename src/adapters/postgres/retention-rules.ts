import { IS_CONFIRMED_AGAIN } from "./confirmation-store.ts";
import type { RetentionPurpose } from "#domain/retention/retention-periods.ts";
import { IS_ENDED, IS_NOT_CLOSED, IS_NOT_LIVE, IS_OPEN_DELIVERY } from "./state-sql.ts";

/** What finally happens to the rows of a table. docs/retention.md states what personal data each holds, and why so long. */
export type TableRetention =
  | { readonly rules: readonly RetentionRule[] }
  /** Rows are deleted with the row of the other table that they belong to. */
  | { readonly deletedWith: string }
  /** Rows are never deleted: the reason. */
  | { readonly neverDeleted: string };

export interface RetentionRule {
  readonly purpose: RetentionPurpose;
  /** Condition of the rows to delete: `$1` is the end of the period. */
  readonly due: string;
}

/** An order is retained while staff still have to act on it, or have put it on hold. */
const NO_OPEN_CASE = `held_for is null
  and not exists (select from withdrawals where withdrawals.order_id = orders.id and withdrawals.${IS_NOT_CLOSED})
  and not exists (select from deliveries where deliveries.id = orders.id and deliveries.${IS_OPEN_DELIVERY})
  and not exists (select from order_checks where order_checks.id = orders.id and done_at is null)`;

/** Every table; a test compares the list with the database. A table comes after those that reference it. */
export const RETENTION_RULES: Readonly<Record<string, TableRetention>> = {
  searches: { rules: [{ purpose: "search", due: "created_at < $1" }] },
  offers: { deletedWith: "searches" },
  receipts: { rules: [{ purpose: "receipt", due: "created_at < $1" }] },
  commission_openings: { rules: [{ purpose: "receipt", due: "locked_at < $1" }] },
  list_shares: { rules: [{ purpose: "sharedList", due: "expires_at < $1" }] },
  list_share_votes: { deletedWith: "list_shares" },
  checkout_versions: {
    rules: [
      {
        purpose: "unfinishedCheckout",
        due: "created_at < $1 and not exists (select from orders where orders.result_id = checkout_versions.result_id)",
      },
    ],
  },
  fetches: { rules: [{ purpose: "fetched", due: "started_at < $1 and state <> 'live'" }] },
  fetch_events: { rules: [{ purpose: "aggregatorEvent", due: "received_at < $1" }] },
  lookups: { rules: [{ purpose: "registerLookup", due: "looked_up_at < $1" }] },
  disclosures: { rules: [{ purpose: "disclosure", due: "happened_at < $1" }] },
  consents: { rules: [{ purpose: "cookieChoice", due: "chosen_at < $1" }] },
  link_outs: { rules: [{ purpose: "measurement", due: "left_at < $1" }] },
  leads: { rules: [{ purpose: "lead", due: "asked_at < $1" }] },
  measurements: { rules: [{ purpose: "measurement", due: "happened_at < $1" }] },
  seen_faults: { rules: [{ purpose: "seenFault", due: "happened_at < $1" }] },

  newsletter_subscribers: {
    rules: [
      { purpose: "unconfirmed", due: "state = 'pending' and confirm_until < $1" },
      { purpose: "endedNewsletter", due: "state = 'ended' and ended_at < $1" },
    ],
  },
  waiting_list: { rules: [{ purpose: "waiting", due: "asked_at < $1" }] },
  expert_questions: {
    rules: [
      { purpose: "unconfirmed", due: "state = 'unconfirmed' and confirm_until < $1" },
      { purpose: "answeredQuestion", due: "state = 'answered' and answered_at < $1" },
      { purpose: "openQuestion", due: "state = 'open' and asked_at < $1" },
    ],
  },
  gift_entries: { rules: [{ purpose: "gift", due: "entered_on < ($1 at time zone 'UTC')::date" }] },
  application_drafts: { rules: [{ purpose: "applicationDraft", due: "saved_at < $1" }] },
  application_signatures: {
    rules: [
      {
        purpose: "applicationDraft",
        due: `signed_at < $1
          and not exists (select from applications where applications.id = application_signatures.application_id)
          and not exists (select from application_drafts as draft where draft.application_id = application_signatures.application_id)`,
      },
    ],
  },
  application_files: { rules: [{ purpose: "applicationFile", due: "supplied_at < $1" }] },
  // What was signed is retained with the application; what was not is of no use after a while.
  acceptances: {
    rules: [{ purpose: "failedLogin", due: `started_at < $1 and state <> 'used' and ${IS_NOT_LIVE}` }],
  },
  application_answers: { deletedWith: "applications" },
  applications: {
    rules: [
      { purpose: "application", due: "state <> 'accepted' and changed_at < $1" },
      { purpose: "acceptedApplication", due: "state = 'accepted' and changed_at < $1" },
    ],
  },
  competition_entries: {
    rules: [
      {
        purpose: "competitionEntry",
        due: "exists (select from competition_months where competition_months.id = month_id and drawn_at < $1)",
      },
    ],
  },

  orders: {
    rules: [
      { purpose: "order", due: `state = 'placed' and settled_at < $1 and ${NO_OPEN_CASE}` },
      {
        purpose: "orderWithoutInsurance",
        due: `${IS_ENDED} and settled_at < $1 and ${NO_OPEN_CASE}`,
      },
    ],
  },
  order_events: { deletedWith: "orders" },
  order_signatures: { deletedWith: "orders" },
  order_checks: { deletedWith: "orders" },
  case_notes: { deletedWith: "orders" },
  deliveries: { deletedWith: "orders" },
  delivery_changes: { deletedWith: "orders" },
  withdrawals: { deletedWith: "orders" },
  withdrawal_codes: { rules: [{ purpose: "unconfirmed", due: "expires_at < $1" }] },
  cancellations: { deletedWith: "orders" },
  // A receipt and a notice are evidence and are retained as long as what they document. So is the mail about a lost or an
  // unconfirmed notice, which would be sent again without it, and a confirmation that did not arrive at once.
  mails: {
    rules: [
      {
        purpose: "mail",
        due: `settled_at < $1
          and not exists (select from withdrawals where receipt_mail_id = mails.id)
          and not exists (select from cancellations where mails.id in (notice_mail_id, copy_mail_id, take_back_mail_id, take_back_copy_mail_id))
          and (template not in ('cancellation-lost', 'cancellation-unconfirmed', 'cancellation-answered', 'cancellation-closed')
            or not exists (select from cancellations where cancellations.id = split_part(mails.key, ':', 2)))
          and not ${IS_CONFIRMED_AGAIN}`,
      },
    ],
  },
  suppressed_addresses: { rules: [{ purpose: "bouncedAddress", due: "since < $1" }] },

  sessions: { rules: [{ purpose: "session", due: "expires_at < $1" }] },
  visitor_ids: { rules: [{ purpose: "login", due: "changed_at < $1" }] },
  // As a login: it shows whose what was typed in the browser is.
  browser_identifications: { rules: [{ purpose: "login", due: "expires_at < $1" }] },
  login_orders: {
    rules: [
      { purpose: "failedLogin", due: "person_id is null and started_at < $1" },
      {
        purpose: "login",
        due: "person_id is not null and started_at < $1 and not exists (select from sessions where login_id = login_orders.id)",
      },
    ],
  },
  signings: { rules: [{ purpose: "failedLogin", due: `started_at < $1 and ${IS_NOT_LIVE}` }] },
  household_invitations: {
    rules: [{ purpose: "householdInvitation", due: "coalesce(settled_at, expires_at) < $1" }],
  },
  household_members: { rules: [{ purpose: "endedHousehold", due: "state = 'ended' and ended_at < $1" }] },
  household_shares: { deletedWith: "household_members" },
  persons: {
    rules: [
      {
        purpose: "account",
        due: `last_login_at < $1
          and not exists (select from sessions where sessions.person_id = persons.id)
          and not exists (select from login_orders where login_orders.person_id = persons.id)`,
      },
    ],
  },
  watch_findings: { rules: [{ purpose: "watchFinding", due: "found_at < $1" }] },
  watches: { rules: [{ purpose: "endedWatch", due: "state = 'off' and changed_at < $1" }] },
  watch_starts: { neverDeleted: "counts of our own calls by minute; the sweep removes those of earlier days" },
  favourites: { deletedWith: "persons" },
  savings: { deletedWith: "persons" },
  held_contracts: { deletedWith: "persons" },
  calendar_links: { deletedWith: "persons" },
  agent_clients: {
    rules: [
      {
        purpose: "unusedAgentClient",
        due: "used_at < $1 and not exists (select from agent_grants where client_id = agent_clients.id)",
      },
    ],
  },
  agent_grants: { rules: [{ purpose: "endedAgentGrant", due: "state = 'ended' and ended_at < $1" }] },
  agent_tokens: { rules: [{ purpose: "agentToken", due: "expires_at < $1" }] },
  agent_uses: { rules: [{ purpose: "agentUse", due: "happened_at < $1" }] },

  desk_reads: { rules: [{ purpose: "staffReading", due: "happened_at < $1" }] },
  expert_question_reads: { rules: [{ purpose: "staffReading", due: "read_at < $1" }] },
  erasures: { rules: [{ purpose: "erasure", due: "happened_at < $1" }] },
  erasure_receipts: { rules: [{ purpose: "erasure", due: "erased_at < $1" }] },

  staff: { neverDeleted: "who of us may do what, until npm run tool -- staff takes them off" },
  consent_texts: { neverDeleted: "texts that visitors have agreed to; no personal data" },
  texts: { neverDeleted: "our own texts" },
  text_events: { neverDeleted: "who of us changed which text" },
  newsletter_issues: { neverDeleted: "our own texts" },
  competition_months: { neverDeleted: "published draws: ticket numbers, no personal data" },
  demo_owners: { neverDeleted: "visitors that our own program has played" },
  audit_log: { neverDeleted: "hashes; what they are of has gone" },
  audit_heads: { neverDeleted: "hashes" },
  lookup_generations: { neverDeleted: "which of our keys are in use" },
  audit_checks: { neverDeleted: "when our own command has verified the audit chains" },
  retention_runs: { neverDeleted: "days and counts" },
  ranking_log_leaves: { neverDeleted: "hashes; a log that shrinks proves nothing" },
  ranking_log_nodes: { neverDeleted: "hashes" },
  ranking_log_heads: { neverDeleted: "hashes that we have published and signed" },
  series_days: { neverDeleted: "public values over time, about no person" },
  price_figures: { neverDeleted: "published medians of at least thirty persons" },
  price_releases: { neverDeleted: "which months have been published" },
  schema_migrations: { neverDeleted: "which migrations have been applied" },
};
