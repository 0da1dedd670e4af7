import {
  COUNT,
  PRODUCT,
  RANDOM_ID,
  STAFF,
  STATE,
  TEXT_VERSION,
  TIME,
  VERTICAL,
  WHOLE_ORDER_HASH,
  type StoredColumns,
} from "./protection.ts";

/** Searches, checkouts, orders and fetches. */
export const COMPARISON_COLUMNS: Readonly<Record<string, StoredColumns>> = {
  searches: {
    encrypted: ["parameters_enc", "personal_enc", "without_offer_enc", "conflicts_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id", "agent_grant_id"],
      [VERTICAL, "vertical", "schema_version"],
      [STATE, "state"],
      [TIME, "created_at", "opened_at", "finished_at", "answer_times"],
    ],
  },
  offers: {
    clear: [
      [RANDOM_ID, "result_id", "search_id"],
      [COUNT, "position"],
      [PRODUCT, "provider_id", "plan", "shop_id", "offer"],
    ],
  },
  link_outs: {
    clear: [
      [RANDOM_ID, "id"],
      [VERTICAL, "vertical"],
      [PRODUCT, "provider_id"],
      [TIME, "left_at"],
    ],
  },
  seen_faults: {
    clear: [
      [RANDOM_ID, "id", "trace_id"],
      ["the pattern of an address of ours", "route"],
      [STATE, "kind", "status"],
      [TIME, "happened_at"],
    ],
  },
  leads: {
    encrypted: ["content_enc"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id", "result_id"],
      [VERTICAL, "vertical"],
      [PRODUCT, "provider_slug", "provider_name"],
      [STATE, "state"],
      [TIME, "asked_at", "settled_at", "next_try_at", "measured_at"],
    ],
  },
  checkout_versions: {
    encrypted: ["personal_enc", "chosen_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id", "result_id", "search_id"],
      [VERTICAL, "vertical"],
      [COUNT, "version"],
      [PRODUCT, "quote"],
      [TIME, "created_at"],
    ],
  },
  orders: {
    encrypted: ["personal_enc", "summary_enc", "details_enc", "outcome_enc", "interaction_enc"],
    lookups: ["subject_lookup", "person_lookup", "email_lookup"],
    hashed: ["owner"],
    clear: [
      [RANDOM_ID, "id", "result_id", "search_id"],
      [VERTICAL, "vertical"],
      [STATE, "state", "outcome_field", "identified_by"],
      [COUNT, "checkout_version", "attempts"],
      [TIME, "accepted_at", "settled_at", "open_attempt_at", "confirmed_at", "conversion_reported_at", "withdrawn_at"],
      [
        PRODUCT,
        "provider_slug",
        "subscription_id",
        "quote_id",
        "offer",
        "yearly_fee_ore",
        "monthly_fee_ore",
        "payment",
      ],
      ["the day the insurance starts: support and cancellations look for it", "start_date"],
      ["the provider's own number of the order: identifies the person to the provider only", "provider_order_id"],
      ["a case reference that an operator typed; `npm run tool -- hold` asks for no names", "held_for"],
    ],
  },
  order_events: {
    clear: [
      [RANDOM_ID, "id", "order_id"],
      [STATE, "kind"],
      [
        "the attempt's number, hashes of a signature, or the outcome of a check or a note's random id with the staff's",
        "detail",
      ],
      [TIME, "happened_at"],
    ],
  },
  order_checks: {
    clear: [
      [RANDOM_ID, "id"],
      [STAFF, "staff_id"],
      [STATE, "outcome"],
      ["the provider's own number of the order", "provider_order_id"],
      [TIME, "asked_at", "done_at"],
    ],
  },
  cancellations: {
    encrypted: ["mandate_enc", "insurer_enc"],
    clear: [
      [RANDOM_ID, "id", "notice_mail_id", "copy_mail_id", "take_back_mail_id", "take_back_copy_mail_id"],
      [TEXT_VERSION, "mandate_version"],
      [
        "dates between which the person must not be without insurance: the database checks it",
        "ends_on",
        "new_starts_on",
      ],
      [TIME, "asked_at", "revoked_at"],
    ],
  },
  deliveries: {
    encrypted: ["message_enc", "corrections_enc"],
    clear: [
      [RANDOM_ID, "id"],
      [STATE, "state", "field", "corrected_field"],
      [COUNT, "round", "change"],
      ["the day of the delivery, as the provider states it: reveals no one", "delivered_on"],
      [TIME, "begun_at", "changed_at", "next_look_at"],
    ],
  },
  delivery_changes: {
    clear: [
      [RANDOM_ID, "delivery_id"],
      [COUNT, "change"],
      [STATE, "state"],
      ["the day of the delivery, as the provider stated it then", "delivered_on"],
      [TIME, "happened_at"],
    ],
  },
  withdrawals: {
    encrypted: ["statement_enc", "closing_enc", "outcome_enc"],
    clear: [
      [RANDOM_ID, "id", "order_id", "receipt_mail_id"],
      [STATE, "state"],
      [STAFF, "closed_by"],
      [TIME, "asked_at", "settled_at", "closed_at"],
    ],
  },
  withdrawal_codes: {
    hashed: ["token_hash", "code_hash", "owner"],
    clear: [
      [RANDOM_ID, "id", "order_id"],
      [COUNT, "tries"],
      [TIME, "asked_at", "expires_at", "opened_at"],
    ],
  },
  fetches: {
    encrypted: ["subject_enc", "policy_enc", "provider_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner", "return_nonce_hash"],
    clear: [
      [RANDOM_ID, "id"],
      ["the aggregator's random id", "collection_id"],
      [VERTICAL, "vertical"],
      ["a path of ours with random ids at most", "return_path"],
      ["how the person logs in: the same for many insurers", "login_method"],
      [TEXT_VERSION, "consent_version"],
      [STATE, "state", "status"],
      [COUNT, "attempts"],
      [
        TIME,
        "consented_at",
        "attempt_at",
        "started_at",
        "ended_at",
        "called_off_at",
        "consent_withdrawn_at",
        "logged_in_at",
        "released_at",
      ],
    ],
  },
  fetch_events: {
    clear: [
      ["the aggregator's random id", "event_id"],
      [TIME, "received_at"],
    ],
  },
  favourites: {
    clear: [
      [RANDOM_ID, "id", "person_id", "search_id", "result_id"],
      [VERTICAL, "vertical"],
      [PRODUCT, "provider_id", "provider_name", "subscription_name", "price", "valid_until"],
      [TIME, "created_at"],
    ],
  },
  savings: {
    clear: [
      [RANDOM_ID, "id", "person_id", "search_id", "fetch_id"],
      [VERTICAL, "vertical"],
      ["an amount without who, what or where: the database computes the median of all", "yearly_fee_saved_ore"],
      ["the same", "yearly_fee_today_ore"],
      [TIME, "created_at"],
    ],
  },
  applications: {
    encrypted: ["content_enc", "request_enc"],
    lookups: ["person_lookup"],
    clear: [
      [RANDOM_ID, "id"],
      [VERTICAL, "vertical"],
      [STATE, "state"],
      [TIME, "applied_at", "changed_at", "answer_by"],
    ],
  },
  application_answers: {
    encrypted: ["offer_enc"],
    clear: [
      [RANDOM_ID, "id", "application_id"],
      [PRODUCT, "provider_slug", "provider_name"],
      [STATE, "state", "needed"],
      [COUNT, "round", "change"],
      [TIME, "act_until", "begun_at", "changed_at", "next_look_at"],
    ],
  },
  application_drafts: {
    encrypted: ["values_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner", "code_hash"],
    clear: [
      [RANDOM_ID, "id", "application_id"],
      [VERTICAL, "vertical"],
      [STATE, "state"],
      [TIME, "wait_until", "saved_at"],
    ],
  },
  application_signatures: {
    encrypted: ["text_enc", "evidence_enc"],
    clear: [
      [RANDOM_ID, "id", "application_id"],
      [STATE, "party"],
      [WHOLE_ORDER_HASH, "content_hash"],
      [TIME, "signed_at"],
    ],
  },
  application_files: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id", "answer_id"],
      [COUNT, "round"],
      ["PDF or image: the kind of file, not its content", "content_type"],
      [TIME, "supplied_at"],
    ],
  },
  acceptances: {
    encrypted: ["content_enc", "secrets_enc", "evidence_enc"],
    hashed: ["nonce_hash"],
    clear: [
      [RANDOM_ID, "id", "answer_id"],
      ["of a whole agreement, which names its applicant and is known to no one who could guess it", "content_hash"],
      ["which kind of device, not which device", "device", "is_computer"],
      [STATE, "state", "hint_code", "failure_kind", "failure_code"],
      [TIME, "started_at", "collect_after", "returned_at", "approved_at", "ended_at"],
    ],
  },
  series_days: {
    clear: [
      ["public values over time, about no person", "source", "key", "day", "values"],
      [COUNT, "revision"],
      [TIME, "fetched_at"],
    ],
  },
};
