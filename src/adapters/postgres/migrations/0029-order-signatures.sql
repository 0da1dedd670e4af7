-- An order that its customer is to sign before it is one. Each start at BankID is a row; a new start takes the place of the former. The
-- row holds the whole order as it was shown, so that what is signed is what is ordered, whatever happens to the checkout meanwhile.
create table signings (
  id text collate "C" primary key,
  owner text collate "C" not null,
  vertical text not null,
  result_id text collate "C" not null,
  -- Reserved: the order has it when the signature is complete, and does not exist before.
  order_id text collate "C" not null,
  -- SHA-256 of the order, as it is signed.
  content_hash text collate "C" not null,
  -- The order, what was typed, and the text that is signed. Gone when the order has them.
  content_enc text,
  device text not null constraint signings_device check (device in ('same', 'other')),
  is_computer boolean not null,
  secrets_enc text,
  nonce_hash text collate "C" constraint signings_one_per_nonce unique,
  return_path text not null,
  state text not null default 'pending'
    constraint signings_state check (state in ('pending', 'approved', 'used', 'failed', 'cancelled')),
  hint_code text,
  failure_kind text constraint signings_failure check (failure_kind in ('bankid', 'error', 'not-returned')),
  failure_code text,
  started_at timestamptz not null,
  collect_after timestamptz not null,
  returned_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  -- All that BankID sent. Gone when the order has it.
  evidence_enc text,
  constraint signings_pending_has_secrets check ((state = 'pending') = (secrets_enc is not null)),
  constraint signings_approved_is_proved check (state <> 'approved' or (evidence_enc is not null and content_enc is not null)),
  constraint signings_failed_has_reason check ((state = 'failed') = (failure_kind is not null))
);

create unique index signings_one_live_per_result on signings (result_id) where state in ('pending', 'approved');
create index signings_of_result on signings (result_id, started_at);
create index signings_live on signings (collect_after) where state in ('pending', 'approved');
create index signings_started_at on signings using brin (started_at);

-- What the customer of an order has signed, and the proof.
create table order_signatures (
  -- That of the order.
  id text collate "C" primary key references orders (id) on delete cascade,
  signing_id text collate "C" not null constraint order_signatures_once unique,
  signed_at timestamptz not null,
  content_hash text collate "C" not null,
  text_enc text not null,
  evidence_enc text not null
);

alter table order_events
  drop constraint order_events_kind,
  add constraint order_events_kind check (kind in (
    'accepted', 'signed', 'placing', 'attempt', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain', 'checked',
    'withdrawal-closed'));
