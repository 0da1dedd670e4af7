import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** A row for every rule, as old as the given time; their keys end with the name. */
export async function addRows(pool: DatabasePool, name: string, at: Date): Promise<void> {
  for (const [text, ...more] of statements(name, nextMonth())) await pool.query(text, [at, ...more]);
}

let months = 0;
/** A competition month of its own for every set of rows. */
const nextMonth = (): string => `${1_000 + (months += 1)}-01`;

/** In the tables of today, however old the row is. */
export const SEARCH = idOfDay(utcDate(Date.now()), "search-");

type Statement = readonly [text: string, ...more: string[]];

/** Spelt out in SQL: the stores stamp their own times. */
function statements(name: string, month: string): readonly Statement[] {
  return [
    [
      `insert into searches (id, vertical, schema_version, owner, created_at) values ('${SEARCH}' || $2::text, 'v', 1, 'o', $1::timestamptz)`,
      name,
    ],
    [
      `with given as (select $1::timestamptz) insert into offers (result_id, search_id, position, provider_id, shop_id, offer)
       select 'result-' || $2::text, '${SEARCH}' || $2::text, 0, 1, 1, '{}' from given`,
      name,
    ],
    [
      `insert into receipts (id, vertical, file_enc, sha256, created_at)
       values ('${SEARCH}' || $2::text, 'v', 'x', repeat('0', 64), $1::timestamptz)`,
      name,
    ],
    [
      `insert into commission_openings (id, commitment, opening_enc, locked_at, opens_on)
       values ('${SEARCH}' || $2::text, repeat('0', 64), 'x', $1::timestamptz, ($1::timestamptz)::date)`,
      name,
    ],
    [
      `insert into list_shares (id, search_id, vertical, owner, token_hash, content_enc, offer_count, shared_at, expires_at)
       values ('list-share-' || $2::text, '${SEARCH}' || $2::text, 'v', 'o', 'list-share-' || $2::text, 'x', 3, $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into list_share_votes (id, share_id, voter_hash, choice, voted_at)
       values ('list-vote-' || $2::text, 'list-share-' || $2::text, 'v', 0, $1::timestamptz)`,
      name,
    ],
    [
      `insert into checkout_versions (id, result_id, version, owner, vertical, search_id, quote, created_at)
       values ('checkout-' || $2::text, 'checkout-' || $2::text, 1, 'o', 'v', '${SEARCH}' || $2::text, '{}', $1::timestamptz)`,
      name,
    ],
    [
      `insert into consent_texts (version, texts, first_stored_at) values ('v1', '"ja"', $1::timestamptz) on conflict do nothing`,
    ],
    [
      `insert into fetches (id, owner, vertical, provider_enc, login_method, consent_version,
         consented_at, state, status, started_at, ended_at)
       values ('fetch-' || $2::text, 'fetch-' || $2::text, 'v', 'x', 'm', 'v1', $1::timestamptz, 'done', 'FAILED', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [`insert into fetch_events (event_id, received_at) values ('event-' || $2::text, $1::timestamptz)`, name],
    [
      `insert into lookups (person_lookup, owner, purpose, is_named, looked_up_at) values ($2::text, 'o', 'form', true, $1::timestamptz)`,
      name,
    ],
    [
      `insert into disclosures (id, person_lookup, purpose, vertical, content_enc, happened_at)
       values ($2::text, 'p', 'search', 'v', 'x', $1::timestamptz)`,
      name,
    ],
    [
      "insert into erasure_receipts (id, owner, content_enc, erased_at) values ($2::text, 'o', 'x', $1::timestamptz)",
      name,
    ],
    [
      `insert into consents (owner, categories, text_version, place, chosen_at) values ($2::text, '1', 'v1', 'banner', $1::timestamptz)`,
      name,
    ],
    [
      `insert into seen_faults (trace_id, kind, route, status, happened_at)
       values (md5($2::text), 'page', $2::text, 500, $1::timestamptz)`,
      name,
    ],
    ["insert into link_outs (id, vertical, provider_id, left_at) values ($2::text, 'v', 1, $1::timestamptz)", name],
    [
      `insert into leads (id, result_id, owner, vertical, provider_slug, provider_name, content_enc, asked_at)
       values ('lead-' || $2::text, $2::text, 'o', 'v', 'p', 'P', 'x', $1::timestamptz)`,
      name,
    ],
    [`insert into measurements (owner, type, about, happened_at) values ($2::text, 't', 'a', $1::timestamptz)`, name],
    ...(["pending", "ended", "confirmed"] as const).map((state): Statement => [
      `insert into newsletter_subscribers (id, address_enc, address_lookup, state, confirm_until, text_version, asked_at, ended_at)
       values ($3::text || '-' || $2::text, 'x', $3::text || '-' || $2::text, $3::text, $1::timestamptz, 'v1', $1::timestamptz, case $3::text when 'ended' then $1::timestamptz end)`,
      name,
      state,
    ]),
    [
      `insert into waiting_list (id, service, address_enc, address_lookup, text_version, asked_at)
       values ('waiting-' || $2::text, 's', 'x', $2::text, 'v1', $1::timestamptz)`,
      name,
    ],
    ...(["unconfirmed", "open", "answered"] as const).map((state): Statement => [
      `insert into expert_questions (id, content_enc, state, confirm_until, asked_at, answer_enc, answered_at)
       values ($3::text || '-' || $2::text, 'x', $3::text, $1::timestamptz, $1::timestamptz, case $3::text when 'answered' then 'x' end, case $3::text when 'answered' then $1::timestamptz end)`,
      name,
      state,
    ]),
    [
      `insert into expert_question_reads (question_id, staff_id, read_at) values ('answered-' || $2::text, 's', $1::timestamptz)`,
      name,
    ],
    [
      `insert into desk_reads (staff_id, action, subject, happened_at) values ('s', 'read', $2::text, $1::timestamptz)`,
      name,
    ],
    [
      `insert into erasures (actor, subject, what, row_count, happened_at) values ('person', $2::text, 'favourites', 1, $1::timestamptz)`,
      name,
    ],
    [
      `insert into gift_entries (id, campaign, person_lookup, form_enc, product, entered_on)
       values ('gift-' || $2::text, 'c', $2::text, 'x', 'p', ($1::timestamptz at time zone 'UTC')::date)`,
      name,
    ],
    [
      `insert into applications (id, person_lookup, vertical, state, content_enc, applied_at, changed_at)
       values ('application-' || $2::text, $2::text, 'v', 'ended', 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into applications (id, person_lookup, vertical, state, content_enc, applied_at, changed_at)
       values ('accepted-application-' || $2::text, $2::text, 'v', 'accepted', 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into application_answers (id, application_id, provider_slug, provider_name, state, begun_at, changed_at, next_look_at)
       values ('answer-' || $2::text, 'application-' || $2::text, 'p', 'P', 'declined', $1::timestamptz, $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into application_drafts (id, owner, vertical, application_id, values_enc, saved_at)
       values ('draft-' || $2::text, $2::text, 'v', 'draft-application-' || $2::text, 'x', $1::timestamptz)`,
      name,
    ],
    [
      `insert into application_signatures (id, application_id, party, signed_at, content_hash, text_enc, evidence_enc)
       values ('signature-' || $2::text, 'none-' || $2::text, 'applicant', $1::timestamptz, 'x', 'x', 'x')`,
      name,
    ],
    [
      `insert into acceptances (id, answer_id, content_hash, content_enc, device, is_computer, state, started_at, collect_after)
       values ('acceptance-' || $2::text, 'answer-' || $2::text, 'x', 'x', 'same', true, 'cancelled', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into application_files (id, answer_id, round, content_type, content_enc, supplied_at)
       values ('file-' || $2::text, 'answer-' || $2::text, 1, 'application/pdf', 'x', $1::timestamptz)`,
      name,
    ],
    [
      `insert into mails (id, key, template, content_enc, recipient_lookup, state, queued_at, settled_at)
       values ('mail-' || $2::text, 'mail-' || $2::text, 't', 'x', 'x', 'sent', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into suppressed_addresses (recipient_lookup, reason, since) values ('address-' || $2::text, 'r', $1::timestamptz)`,
      name,
    ],
    [
      `insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
       values ('person-' || $2::text, $2::text, 'x', 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into favourites (id, person_id, vertical, search_id, result_id, provider_id, provider_name, subscription_name,
         price, valid_until, created_at)
       values ('favourite-' || $2::text, 'person-' || $2::text, 'v', 's', 'r', 1, 'P', 'S', '{}', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into savings (id, person_id, vertical, search_id, fetch_id, created_at)
       values ('saving-' || $2::text, 'person-' || $2::text, 'v', 's', 'f', $1::timestamptz)`,
      name,
    ],
    [
      `insert into held_contracts (id, person_id, content_enc, created_at, changed_at)
       values ('held-' || $2::text, 'person-' || $2::text, 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into calendar_links (id, person_id, token_hash, created_at)
       values ('calendar-' || $2::text, 'person-' || $2::text, 'token-' || $2::text, $1::timestamptz)`,
      name,
    ],
    [
      `insert into agent_clients (id, content_enc, registered_at, used_at)
       values ('agent-client-' || $2::text, 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into agent_grants (id, person_id, client_id, content_enc, scopes, state, granted_at, ended_at)
       values ('ended-grant-' || $2::text, 'person-' || $2::text, 'c', 'x', '{}', 'ended', $1::timestamptz, $1::timestamptz),
         ('open-grant-' || $2::text, 'person-' || $2::text, 'd', 'x', '{}', 'ended', $1::timestamptz, 'infinity')`,
      name,
    ],
    [
      `insert into agent_tokens (token_hash, grant_id, kind, resource, issued_at, expires_at)
       values ('agent-token-' || $2::text, 'open-grant-' || $2::text, 'access', 'r', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into agent_uses (id, grant_id, kind, content_enc, happened_at)
       values ('agent-use-' || $2::text, 'open-grant-' || $2::text, 'list', 'x', $1::timestamptz)`,
      name,
    ],
    [
      `insert into household_invitations (id, person_id, token_hash, token_enc, content_enc, invited_at, expires_at)
       values ('invitation-' || $2::text, 'person-' || $2::text, 'invitation-' || $2::text, 'x', 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    // One partner of them all, who is never deleted.
    [
      `insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
       values ('partner', 'partner', 'x', 'x', $1::timestamptz, 'infinity') on conflict do nothing`,
    ],
    [
      `insert into household_members (id, membership_id, person_id, partner_id, state, began_at, ended_at)
       values ('member-' || $2::text, 'membership-' || $2::text, 'person-' || $2::text, 'partner', 'ended', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into household_shares (id, member_id, held_id, shared_at)
       values ('share-' || $2::text, 'member-' || $2::text, 'h', $1::timestamptz)`,
      name,
    ],
    [
      `insert into login_orders (id, owner, device, is_computer, return_path, state, failure_kind, started_at, collect_after)
       values ('failed-login-' || $2::text, 'o', 'same', true, '/', 'failed', 'bankid', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into login_orders (id, owner, device, is_computer, return_path, state, started_at, collect_after, person_id,
         completion_enc)
       values ('login-' || $2::text, 'o', 'same', true, '/', 'used', $1::timestamptz, $1::timestamptz, 'person-' || $2::text, 'x')`,
      name,
    ],
    [
      `insert into sessions (token_hash, person_id, login_id, started_at, expires_at, ends_at)
       values ('session-' || $2::text, 'person-' || $2::text, 'login-' || $2::text, $1::timestamptz, $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into visitor_ids (owner, generation, changed_at) values ('visitor-' || $2::text, 1, $1::timestamptz)`,
      name,
    ],
    [
      `insert into signings (id, owner, vertical, result_id, order_id, content_hash, device, is_computer, return_path, state,
         started_at, collect_after)
       values ('signing-' || $2::text, 'o', 'v', 'signing-' || $2::text, 'x', 'x', 'same', true, '/', 'used', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into browser_identifications (owner, person_lookup, method, reference, identified_at, expires_at)
       values ('o', 'p', 'fetch', 'identification-' || $2::text, $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    ...(["placed", "refused"] as const).map((state): Statement => [
      `insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
         start_date, search_id, quote_id, monthly_fee_ore, details_enc, personal_enc, summary_enc, person_lookup, state, provider_order_id,
         accepted_at, settled_at)
       values ($3::text || '-' || $2::text, 'o', 'v', $3::text || '-' || $2::text, 1, 'p', 's', 1, '2026-01-01', 's', 'q', 1, 'x', 'x', 'x', $2::text, $3::text, 'n', $1::timestamptz, $1::timestamptz)`,
      name,
      state,
    ]),
    [
      `insert into order_events (order_id, kind, happened_at) values ('placed-' || $2::text, 'placed', $1::timestamptz)`,
      name,
    ],
    [
      `insert into withdrawals (id, order_id, statement_enc, receipt_mail_id, state, asked_at, settled_at)
       values ('withdrawal-' || $2::text, 'placed-' || $2::text, 'x', 'receipt-' || $2::text, 'confirmed', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into withdrawal_codes (id, token_hash, order_id, code_hash, asked_at, expires_at)
       values ('code-' || $2::text, 'code-' || $2::text, 'placed-' || $2::text, 'x', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into mails (id, key, template, content_enc, recipient_lookup, state, queued_at, settled_at)
       values ('receipt-' || $2::text, 'receipt-' || $2::text, 't', 'x', 'x', 'sent', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into order_signatures (id, signing_id, signed_at, content_hash, text_enc, evidence_enc)
       values ('placed-' || $2::text, 'signing-' || $2::text, $1::timestamptz, 'x', 'x', 'x')`,
      name,
    ],
    [
      `insert into cancellations (id, insurer_enc, ends_on, new_starts_on, mandate_enc, mandate_version, notice_mail_id,
         copy_mail_id, asked_at)
       values ('placed-' || $2::text, 'I', '2026-01-01', '2026-01-01', 'x', 'v1', 'n', 'c', $1::timestamptz)`,
      name,
    ],
    [
      `insert into order_checks (id, staff_id, outcome, asked_at, done_at) values ('refused-' || $2::text, 's', 'refused', $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into case_notes (id, order_id, staff_id, text_enc, post_lookup, written_at)
       values ('note-' || $2::text, 'placed-' || $2::text, 's', 'x', 'note-' || $2::text, $1::timestamptz)`,
      name,
    ],
    [
      `insert into deliveries (id, state, delivered_on, begun_at, changed_at, next_look_at)
       values ('placed-' || $2::text, 'completed', '2026-01-01', $1::timestamptz, $1::timestamptz, $1::timestamptz)`,
      name,
    ],
    [
      `insert into delivery_changes (delivery_id, change, state, delivered_on, happened_at)
       values ('placed-' || $2::text, 1, 'completed', '2026-01-01', $1::timestamptz)`,
      name,
    ],
    [
      `insert into watches (id, person_id, held_id, vertical, quota, kind, state, period, content_enc, due_at, made_at, changed_at)
       select state || '-watch-' || $2::text, 'person-' || $2::text, state || $2::text, 'v', 'v', 'renewal', state, '2026-01-01', 'x',
         $1::timestamptz, $1::timestamptz, $1::timestamptz from unnest(array['on', 'off']) as state`,
      name,
    ],
    [
      `insert into watch_findings (id, watch_id, period, outcome, content_enc, found_at)
       values ('finding-' || $2::text, 'on-watch-' || $2::text, '2026-01-01', 'reminder', 'x', $1::timestamptz)`,
      name,
    ],
    [
      `insert into competition_months (id, seed_enc, seed_hash, draw_at, seed, tickets, drawn_at)
       values ($2::text, 'x', 'x', $1::timestamptz, 'x', '[]', $1::timestamptz)`,
      month,
    ],
    [
      `insert into competition_entries (id, month_id, order_id, person_lookup, salt, ticket, declaration_version, entered_at)
       values ('entry-' || $2::text, $3::text, 'placed-' || $2::text, $2::text, 'x', $2::text, 'v1', $1::timestamptz)`,
      name,
      month,
    ],
  ];
}

/** Where the row of a rule is found: table, column, and what stands before the name. */
export const ROW_OF_RULE: Readonly<Record<string, readonly [table: string, column: string, prefix: string]>> = {
  "searches.search": ["searches", "id", SEARCH],
  "receipts.receipt": ["receipts", "id", SEARCH],
  "commission_openings.receipt": ["commission_openings", "id", SEARCH],
  "checkout_versions.unfinishedCheckout": ["checkout_versions", "id", "checkout-"],
  "fetches.fetched": ["fetches", "id", "fetch-"],
  "fetch_events.aggregatorEvent": ["fetch_events", "event_id", "event-"],
  "lookups.registerLookup": ["lookups", "person_lookup", ""],
  "disclosures.disclosure": ["disclosures", "id", ""],
  "erasure_receipts.erasure": ["erasure_receipts", "id", ""],
  "consents.cookieChoice": ["consents", "owner", ""],
  "seen_faults.seenFault": ["seen_faults", "route", ""],
  "link_outs.measurement": ["link_outs", "id", ""],
  "leads.lead": ["leads", "id", "lead-"],
  "list_shares.sharedList": ["list_shares", "id", "list-share-"],
  "measurements.measurement": ["measurements", "owner", ""],
  "newsletter_subscribers.unconfirmed": ["newsletter_subscribers", "id", "pending-"],
  "newsletter_subscribers.endedNewsletter": ["newsletter_subscribers", "id", "ended-"],
  "waiting_list.waiting": ["waiting_list", "id", "waiting-"],
  "expert_questions.unconfirmed": ["expert_questions", "id", "unconfirmed-"],
  "expert_questions.answeredQuestion": ["expert_questions", "id", "answered-"],
  "expert_questions.openQuestion": ["expert_questions", "id", "open-"],
  "withdrawal_codes.unconfirmed": ["withdrawal_codes", "id", "code-"],
  "gift_entries.gift": ["gift_entries", "id", "gift-"],
  "application_drafts.applicationDraft": ["application_drafts", "id", "draft-"],
  "application_signatures.applicationDraft": ["application_signatures", "id", "signature-"],
  "application_files.applicationFile": ["application_files", "id", "file-"],
  "acceptances.failedLogin": ["acceptances", "id", "acceptance-"],
  "applications.application": ["applications", "id", "application-"],
  "applications.acceptedApplication": ["applications", "id", "accepted-application-"],
  "competition_entries.competitionEntry": ["competition_entries", "id", "entry-"],
  "orders.order": ["orders", "id", "placed-"],
  "orders.orderWithoutInsurance": ["orders", "id", "refused-"],
  "mails.mail": ["mails", "id", "mail-"],
  "suppressed_addresses.bouncedAddress": ["suppressed_addresses", "recipient_lookup", "address-"],
  "sessions.session": ["sessions", "token_hash", "session-"],
  "visitor_ids.login": ["visitor_ids", "owner", "visitor-"],
  "browser_identifications.login": ["browser_identifications", "reference", "identification-"],
  "login_orders.failedLogin": ["login_orders", "id", "failed-login-"],
  "signings.failedLogin": ["signings", "id", "signing-"],
  "login_orders.login": ["login_orders", "id", "login-"],
  "household_invitations.householdInvitation": ["household_invitations", "id", "invitation-"],
  "household_members.endedHousehold": ["household_members", "id", "member-"],
  "agent_clients.unusedAgentClient": ["agent_clients", "id", "agent-client-"],
  "agent_grants.endedAgentGrant": ["agent_grants", "id", "ended-grant-"],
  "agent_tokens.agentToken": ["agent_tokens", "token_hash", "agent-token-"],
  "agent_uses.agentUse": ["agent_uses", "id", "agent-use-"],
  "persons.account": ["persons", "id", "person-"],
  "watch_findings.watchFinding": ["watch_findings", "id", "finding-"],
  "watches.endedWatch": ["watches", "id", "off-watch-"],
  "desk_reads.staffReading": ["desk_reads", "subject", ""],
  "expert_question_reads.staffReading": ["expert_question_reads", "question_id", "answered-"],
  "erasures.erasure": ["erasures", "subject", ""],
};

/** What has no rule and goes with something that has: by the rule it follows. */
export const DEPENDENT_ROWS: readonly (readonly [rule: string, table: string, column: string, prefix: string])[] = [
  ["searches.search", "offers", "result_id", "result-"],
  ["list_shares.sharedList", "list_share_votes", "id", "list-vote-"],
  ["household_members.endedHousehold", "household_shares", "id", "share-"],
  ["persons.account", "favourites", "id", "favourite-"],
  ["persons.account", "savings", "id", "saving-"],
  ["persons.account", "held_contracts", "id", "held-"],
  ["persons.account", "calendar_links", "id", "calendar-"],
  ["applications.application", "application_answers", "id", "answer-"],
  ["orders.order", "order_events", "order_id", "placed-"],
  ["orders.order", "order_signatures", "id", "placed-"],
  ["orders.order", "withdrawals", "id", "withdrawal-"],
  ["orders.order", "cancellations", "id", "placed-"],
  ["orders.order", "case_notes", "id", "note-"],
  ["orders.order", "deliveries", "id", "placed-"],
  ["orders.order", "delivery_changes", "delivery_id", "placed-"],
  ["orders.orderWithoutInsurance", "order_checks", "id", "refused-"],
  // Proof of a withdrawal stays as long as the order.
  ["orders.order", "mails", "id", "receipt-"],
];
