-- Offers of an application that their applicant signs with BankID. Nothing is accepted before it is signed.
create table acceptances (
  id text collate "C" primary key,
  answer_id text collate "C" not null references application_answers (id) on delete cascade,
  -- SHA-256 of the agreement, as it is signed.
  content_hash text collate "C" not null,
  -- The agreement and the text that is signed.
  content_enc text not null,
  device text not null constraint acceptances_device check (device in ('same', 'other')),
  is_computer boolean not null,
  secrets_enc text,
  nonce_hash text collate "C" constraint acceptances_one_per_nonce unique,
  state text not null default 'pending'
    constraint acceptances_state check (state in ('pending', 'approved', 'used', 'failed', 'cancelled')),
  hint_code text,
  failure_kind text constraint acceptances_failure check (failure_kind in ('bankid', 'error', 'not-returned')),
  failure_code text,
  started_at timestamptz not null,
  collect_after timestamptz not null,
  returned_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  -- All that BankID sent.
  evidence_enc text,
  constraint acceptances_pending_has_secrets check ((state = 'pending') = (secrets_enc is not null)),
  constraint acceptances_approved_is_proved check (state not in ('approved', 'used') or evidence_enc is not null),
  constraint acceptances_failed_has_reason check ((state = 'failed') = (failure_kind is not null))
);

create unique index acceptances_one_live_per_answer on acceptances (answer_id) where state in ('pending', 'approved');
create index acceptances_of_answer on acceptances (answer_id, started_at);
create index acceptances_live on acceptances (collect_after) where state in ('pending', 'approved');
