-- What customers do after an order. Their own words and addresses are encrypted.

-- The former insurer asked to end its insurance: once per order, never without the power of attorney that was read.
create table cancellations (
  -- The order's.
  id text collate "C" primary key references orders (id),
  insurer_name text not null,
  ends_on date not null,
  new_starts_on date not null,
  mandate_enc text not null,
  mandate_version text not null,
  notice_mail_id text collate "C" not null,
  copy_mail_id text collate "C" not null,
  asked_at timestamptz not null,
  -- The last guard against a day without insurance.
  constraint cancellations_no_gap check (new_starts_on <= ends_on)
);

create table withdrawals (
  id text collate "C" primary key,
  order_id text collate "C" not null constraint withdrawals_one_per_order unique references orders (id),
  statement_enc text not null,
  receipt_mail_id text collate "C" not null,
  state text not null default 'accepted'
    constraint withdrawals_state check (state in ('accepted', 'told', 'refused', 'uncertain')),
  -- The provider's words, or ours for why nobody knows.
  outcome text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  constraint withdrawals_settled_has_time check ((settled_at is null) = (state = 'accepted'))
);

create index withdrawals_unsettled on withdrawals (id) include (asked_at) where state = 'accepted';

create table gift_entries (
  id text collate "C" primary key,
  campaign text not null,
  person_lookup text not null,
  form_enc text not null,
  product text not null,
  entered_on date not null,
  constraint gift_entries_one_per_person unique (campaign, person_lookup)
);
