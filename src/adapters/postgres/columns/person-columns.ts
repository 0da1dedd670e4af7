import {
  COUNT,
  OURS,
  RANDOM_ID,
  STAFF,
  STATE,
  TEXT_VERSION,
  TIME,
  VERTICAL,
  WHOLE_ORDER_HASH,
  type StoredColumns,
} from "./protection.ts";

/** Persons, what is sent to them, and our own records. */
export const PERSON_COLUMNS: Readonly<Record<string, StoredColumns>> = {
  lookups: {
    encrypted: ["former_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id"],
      [STATE, "purpose", "is_named"],
      [TIME, "looked_up_at"],
    ],
  },
  disclosures: {
    encrypted: ["content_enc"],
    lookups: ["person_lookup"],
    clear: [
      [RANDOM_ID, "id"],
      [STATE, "purpose"],
      [VERTICAL, "vertical"],
      [TIME, "happened_at"],
    ],
  },
  mails: {
    encrypted: ["content_enc"],
    lookups: ["recipient_lookup"],
    clear: [
      [RANDOM_ID, "id"],
      ["the kind of mail and the random id of what it is about", "key", "template"],
      [STATE, "state"],
      ["the mail server's status, without the address it may repeat (smtp-sender.ts)", "outcome"],
      [COUNT, "attempts", "lost_attempts", "broken_attempts"],
      [TIME, "open_attempt_at", "queued_at", "settled_at"],
    ],
  },
  suppressed_addresses: {
    lookups: ["recipient_lookup"],
    clear: [
      [STATE, "reason"],
      [TIME, "since"],
    ],
  },
  newsletter_subscribers: {
    encrypted: ["address_enc"],
    lookups: ["address_lookup"],
    clear: [
      [RANDOM_ID, "id"],
      [STATE, "state"],
      [TEXT_VERSION, "text_version"],
      [TIME, "confirm_until", "asked_at", "confirmed_at", "ended_at"],
    ],
  },
  persons: {
    encrypted: ["number_enc", "name_enc", "contact_enc"],
    lookups: ["person_lookup"],
    hashed: ["other_lookups"],
    clear: [
      [RANDOM_ID, "id"],
      ["a setting of the pages", "is_shown_saving_tips"],
      [TIME, "created_at", "last_login_at"],
    ],
  },
  staff: {
    lookups: ["person_lookup"],
    clear: [
      ["what a member of staff may do", "roles"],
      ["who ran the command, by the name of their account at the machine", "added_by"],
      [TIME, "added_at"],
    ],
  },
  login_orders: {
    encrypted: ["secrets_enc", "completion_enc"],
    hashed: ["owner", "nonce_hash", "secret_hash"],
    clear: [
      [RANDOM_ID, "id", "person_id"],
      ["which kind of device, not which device", "device", "is_computer"],
      ["a path of ours with random ids at most", "return_path"],
      [STATE, "state", "hint_code", "failure_kind", "failure_code"],
      ["BankID's judgement of the login, without the addresses it comes from", "risk", "is_same_address"],
      [TIME, "started_at", "collect_after", "returned_at", "approved_at", "ended_at"],
    ],
  },
  signings: {
    encrypted: ["content_enc", "secrets_enc", "evidence_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner", "nonce_hash", "secret_hash"],
    clear: [
      [RANDOM_ID, "id", "result_id", "order_id"],
      [WHOLE_ORDER_HASH, "content_hash"],
      [VERTICAL, "vertical"],
      ["which kind of device, not which device", "device", "is_computer"],
      ["a path of ours with random ids at most", "return_path"],
      [STATE, "state", "hint_code", "failure_kind", "failure_code"],
      [TIME, "started_at", "collect_after", "returned_at", "approved_at", "ended_at"],
    ],
  },
  order_signatures: {
    encrypted: ["text_enc", "evidence_enc"],
    clear: [
      [RANDOM_ID, "id", "signing_id"],
      [WHOLE_ORDER_HASH, "content_hash"],
      [TIME, "signed_at"],
    ],
  },
  sessions: {
    hashed: ["token_hash"],
    clear: [
      [RANDOM_ID, "person_id", "login_id"],
      [TIME, "started_at", "expires_at", "ends_at", "used_at"],
    ],
  },
  consent_texts: { clear: [[OURS, "version", "texts", "first_stored_at"]] },
  consents: {
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id"],
      ["which cookies a hashed visitor allows", "categories", "place"],
      [TEXT_VERSION, "text_version"],
      [TIME, "chosen_at"],
    ],
  },
  measurements: {
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id"],
      ["a page's event; what looks personal is refused (consent-journey.ts)", "type", "about"],
      [TIME, "happened_at"],
    ],
  },
  texts: { clear: [[OURS, "alias_id", "service_id", "published", "draft", "revision"]] },
  text_events: {
    clear: [
      [OURS, "id", "alias_id", "service_id", "kind", "from_text", "to_text"],
      [STAFF, "author"],
      [TIME, "happened_at"],
    ],
  },
  gift_entries: {
    encrypted: ["form_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id"],
      ["which gift of ours", "campaign", "product"],
      [TIME, "entered_on"],
    ],
  },
  expert_questions: {
    encrypted: ["content_enc", "answer_enc"],
    hashed: ["proof_id"],
    clear: [
      [RANDOM_ID, "id"],
      [STATE, "state"],
      [STAFF, "answered_by"],
      [TIME, "confirm_until", "asked_at", "answered_at"],
    ],
  },
  expert_question_reads: {
    clear: [
      [RANDOM_ID, "id", "question_id"],
      [STAFF, "staff_id"],
      [TIME, "read_at"],
    ],
  },
  newsletter_issues: {
    clear: [
      [OURS, "id", "week", "subject", "body", "state", "send_at", "changed_at", "sent_at", "sent_count"],
      [STAFF, "author"],
    ],
  },
  waiting_list: {
    encrypted: ["address_enc"],
    lookups: ["address_lookup"],
    clear: [
      [RANDOM_ID, "id"],
      [VERTICAL, "service"],
      [TEXT_VERSION, "text_version"],
      [TIME, "asked_at"],
    ],
  },
  competition_months: {
    encrypted: ["seed_enc"],
    hashed: ["seed_hash"],
    clear: [
      ["the month", "id"],
      ["published with the draw; tickets are hashes", "seed", "tickets", "winner_ticket"],
      [RANDOM_ID, "winner_entry_id"],
      [TIME, "committed_at", "draw_at", "drawn_at"],
    ],
  },
  competition_entries: {
    lookups: ["person_lookup"],
    hashed: ["ticket"],
    clear: [
      [RANDOM_ID, "id", "month_id", "order_id"],
      ["a random value that makes the ticket's hash unguessable", "salt"],
      [TEXT_VERSION, "declaration_version"],
      [TIME, "entered_at"],
    ],
  },
  desk_reads: {
    encrypted: ["former_enc"],
    lookups: ["subject"],
    clear: [
      [RANDOM_ID, "id"],
      [STAFF, "staff_id"],
      [STATE, "action"],
      [TIME, "happened_at"],
    ],
  },
  case_notes: {
    encrypted: ["text_enc"],
    hashed: ["post_lookup"],
    clear: [
      [RANDOM_ID, "id", "order_id"],
      [STAFF, "staff_id"],
      [TIME, "written_at"],
    ],
  },
  demo_owners: { hashed: ["owner"], clear: [[TIME, "made_at"]] },
  visitor_ids: {
    hashed: ["owner"],
    clear: [
      [COUNT, "generation"],
      [TIME, "ended_at", "changed_at"],
    ],
  },
  browser_identifications: {
    lookups: ["person_lookup"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id", "reference"],
      [STATE, "method"],
      [TIME, "identified_at", "expires_at"],
    ],
  },
  audit_log: {
    hashed: ["digest", "hash"],
    clear: [
      ["the name of a chain and a position in it", "chain", "position", "kind"],
      [RANDOM_ID, "row_id"],
      [TIME, "at"],
    ],
  },
  audit_heads: { hashed: ["hash"], clear: [["the name of a chain and a position in it", "chain", "position"]] },
  erasures: {
    clear: [
      [RANDOM_ID, "id"],
      ["a person's random id, or a table", "subject"],
      [STATE, "actor", "what"],
      [COUNT, "row_count"],
      [TIME, "happened_at"],
    ],
  },
  erasure_receipts: {
    encrypted: ["content_enc"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id"],
      [TIME, "erased_at"],
    ],
  },
  lookup_generations: {
    clear: [[STATE, "generation", "is_prepared", "is_stored"]],
    hashed: ["proof"],
  },
  audit_checks: { clear: [[OURS, "checked_at", "entries"]] },
  retention_runs: { clear: [[OURS, "day", "begun_at", "finished_at", "removed_rows"]] },
  schema_migrations: { clear: [[OURS, "name", "checksum", "applied_at"]] },
};
