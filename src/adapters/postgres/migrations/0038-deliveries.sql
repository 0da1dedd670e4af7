-- What is delivered after its order: followed until it is over. Texts of providers and customers are encrypted.
create table deliveries (
  -- The order's.
  id text collate "C" primary key references orders (id) on delete cascade,
  state text not null default 'pending' constraint deliveries_state check (state in (
    'corrected', 'pending', 'confirmed', 'correcting', 'completed', 'refused', 'unclear', 'ended')),
  -- Counts the customer's corrections.
  round integer not null default 0,
  -- Counts the stored changes: two runs that have read the same row cannot both write.
  change integer not null default 0,
  delivered_on date,
  -- What the customer must correct, by its name in the form.
  field text,
  corrected_field text,
  message_enc text,
  corrections_enc text,
  begun_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  next_look_at timestamptz not null default clock_timestamp(),
  constraint deliveries_confirmed_has_day check (state not in ('confirmed', 'completed') or delivered_on is not null),
  constraint deliveries_correcting_has_field check (state <> 'correcting' or field is not null)
);

create index deliveries_followed on deliveries (id) include (next_look_at)
  where state in ('corrected', 'pending', 'confirmed', 'correcting');
create index deliveries_for_a_person on deliveries (id) where state in ('refused', 'unclear');

create table delivery_changes (
  delivery_id text collate "C" not null references deliveries (id) on delete cascade,
  change integer not null,
  state text not null,
  delivered_on date,
  happened_at timestamptz not null default clock_timestamp(),
  primary key (delivery_id, change)
);
