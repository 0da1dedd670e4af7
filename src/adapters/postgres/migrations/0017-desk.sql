-- What those of us do who help customers. An order is found by its number or by a keyed hash of the address it was made with;
-- orders from before this have none and are found by their mails.
alter table orders add column email_lookup text;
create index orders_of_email on orders (email_lookup) where email_lookup is not null;
create index orders_for_a_person on orders (settled_at) where state = 'uncertain';
create index withdrawals_for_a_person on withdrawals (settled_at) where state in ('refused', 'uncertain');

-- Who of the staff has looked for or read what about whom: rows are added, never changed or removed.
create table desk_reads (
  id bigint generated always as identity primary key,
  staff_id text collate "C" not null,
  action text not null constraint desk_reads_action check (action in ('list', 'search-number', 'search-email', 'read')),
  -- The order's number, or the keyed hash of the address that was looked for.
  subject text not null,
  happened_at timestamptz not null default clock_timestamp()
);

create index desk_reads_subject on desk_reads (subject, id);

create trigger desk_reads_append_only before update or delete or truncate on desk_reads
  for each statement execute function refuse_change();

-- What a person has found out at the provider about an order that nobody knew the end of. Once per order.
create table order_checks (
  -- The order's.
  id text collate "C" primary key references orders (id),
  staff_id text collate "C" not null,
  outcome text not null constraint order_checks_outcome check (outcome in ('placed', 'refused')),
  provider_order_id text,
  asked_at timestamptz not null default clock_timestamp(),
  -- When the order's workflow had carried it out.
  done_at timestamptz,
  constraint order_checks_placed_has_number check ((outcome = 'placed') = (provider_order_id is not null))
);

create index order_checks_open on order_checks (id) where done_at is null;

alter table order_events
  drop constraint order_events_kind,
  add constraint order_events_kind check (kind in (
    'accepted', 'placing', 'attempt', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain', 'checked'));

-- Visitors that our own program of demonstration data has played. What they do is marked wherever staff sees it, and left out of
-- every figure in production.
create table demo_owners (
  owner text collate "C" primary key,
  made_at timestamptz not null default clock_timestamp()
);
