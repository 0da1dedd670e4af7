-- Every accepted change of a checkout is a new row: what an order was made from can always be shown, and of two tabs that
-- change the same checkout only one gets the next number.
create table checkout_versions (
  -- The result's id and the version, for whatever goes through tables row by row.
  id text collate "C" primary key,
  result_id text collate "C" not null,
  version integer not null constraint checkout_versions_from_one check (version >= 1),
  owner text not null,
  vertical text not null,
  search_id text collate "C" not null,
  -- What was chosen, without personal data, and the price it gave.
  chosen jsonb not null,
  personal_enc text,
  quote jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint checkout_versions_one_each unique (result_id, version)
);

create index checkout_versions_created_at on checkout_versions using brin (created_at);

alter table orders
  add column search_id text collate "C",
  add column offer jsonb not null default '{}',
  add column quote_id text,
  add column choices jsonb not null default '{}',
  add column monthly_fee_ore bigint constraint orders_monthly_fee_not_negative check (monthly_fee_ore >= 0),
  add column payment text not null default 'yearly' constraint orders_payment check (payment in ('monthly', 'yearly')),
  add column needs jsonb not null default '{}',
  -- Names and numbers of the person among it.
  add column summary_enc text,
  add column interaction_url text,
  -- Which field the provider objected to, when it refused for that.
  add column outcome_field text,
  -- When the confirmation was queued: a placed order without it is swept like one that is not settled.
  add column confirmed_at timestamptz,
  -- When the conversion was handed to a page: it is told once.
  add column conversion_told_at timestamptz;

alter table orders
  drop constraint orders_state,
  add constraint orders_state check (
    state in ('accepted', 'placing', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain')),
  drop constraint orders_settled_has_time,
  add constraint orders_settled_has_time check ((settled_at is null) = (state in ('accepted', 'placing', 'awaiting')));

-- Two versions of one checkout, in two tabs, are still one insurance.
create unique index orders_one_living_per_result on orders (result_id)
  where state not in ('refused', 'repriced', 'expired');

drop index orders_unsettled;
update orders set confirmed_at = settled_at where state = 'placed';
create index orders_unsettled on orders (id) include (accepted_at)
  where state in ('accepted', 'placing', 'awaiting') or (state = 'placed' and confirmed_at is null);

-- For the latest purchase and what is popular.
create index orders_placed on orders (vertical, settled_at) where state = 'placed';

alter table order_events
  drop constraint order_events_kind,
  add constraint order_events_kind check (kind in (
    'accepted', 'placing', 'attempt', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain'));
