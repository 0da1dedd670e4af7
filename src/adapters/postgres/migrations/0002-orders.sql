create table orders (
  id text collate "C" primary key,
  owner text not null,
  vertical text not null,
  result_id text collate "C" not null,
  checkout_version integer not null,
  provider_slug text not null,
  subscription_id text not null,
  yearly_fee_ore bigint not null constraint orders_fee_not_negative check (yearly_fee_ore >= 0),
  start_date date not null,
  fields jsonb not null,
  personal_enc text not null,
  person_lookup text not null,
  state text not null default 'accepted'
    constraint orders_state check (state in ('accepted', 'placing', 'placed', 'refused', 'uncertain')),
  provider_order_id text,
  outcome_message text,
  accepted_at timestamptz not null default now(),
  settled_at timestamptz,
  attempts integer not null default 0,
  -- Set while a call that places the order may be under way at the provider; see OrderStore.beginAttempt.
  open_attempt_at timestamptz,
  constraint orders_one_per_checkout unique (result_id, checkout_version),
  constraint orders_settled_has_time check ((settled_at is null) = (state in ('accepted', 'placing'))),
  constraint orders_placed_has_number check (state <> 'placed' or provider_order_id is not null)
);

create index orders_unsettled on orders (id) include (accepted_at) where state in ('accepted', 'placing');
create index orders_of_person on orders (person_lookup);

-- What happened to every order, for support, the supervisor and disputes: rows are added, never changed or removed.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text collate "C" not null references orders (id),
  kind text not null
    constraint order_events_kind check (kind in ('accepted', 'placing', 'attempt', 'placed', 'refused', 'uncertain')),
  detail jsonb not null default '{}',
  happened_at timestamptz not null default clock_timestamp()
);

create index order_events_order_id on order_events (order_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_change();
