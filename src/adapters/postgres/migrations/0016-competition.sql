-- The monthly draw. The hash of a month's seed is written, and shown, before anybody can enter; the seed is shown with the draw.
create table competition_months (
  -- As 2026-11.
  id text collate "C" primary key constraint competition_months_named check (id ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  seed_enc text not null,
  seed_hash text not null,
  committed_at timestamptz not null default clock_timestamp(),
  draw_at timestamptz not null,
  -- What is published by the draw: nothing of it before.
  seed text,
  -- The list that was drawn from, in order. No personal data.
  tickets jsonb,
  winner_ticket text,
  winner_entry_id text collate "C",
  drawn_at timestamptz,
  constraint competition_months_drawn check ((drawn_at is null) = (seed is null) and (drawn_at is null) = (tickets is null)),
  constraint competition_months_winner_is_drawn check (winner_ticket is null or drawn_at is not null),
  constraint competition_months_has_winner check ((winner_ticket is null) = (winner_entry_id is null))
);

create index competition_months_due on competition_months (draw_at) where drawn_at is null;

create table competition_entries (
  id text collate "C" primary key,
  -- No entry without a commitment.
  month_id text collate "C" not null references competition_months (id),
  order_id text collate "C" not null constraint competition_entries_one_per_order unique references orders (id),
  person_lookup text not null,
  salt text not null,
  ticket text not null constraint competition_entries_one_per_ticket unique,
  -- Of the words by which the customer said to belong to nobody of us.
  declaration_version text not null,
  entered_at timestamptz not null default clock_timestamp(),
  constraint competition_entries_one_per_person unique (month_id, person_lookup)
);

create index orders_of_owner on orders (owner);

-- What has been promised or published cannot be changed by anybody, ourselves included.
create function keep_published_draw() returns trigger language plpgsql as $$
begin
  if new.seed_hash <> old.seed_hash or new.committed_at <> old.committed_at or new.draw_at <> old.draw_at then
    raise exception 'a commitment cannot be changed' using errcode = 'restrict_violation';
  end if;
  if old.drawn_at is not null and (new.seed, new.tickets, new.winner_ticket, new.winner_entry_id, new.drawn_at)
    is distinct from (old.seed, old.tickets, old.winner_ticket, old.winner_entry_id, old.drawn_at) then
    raise exception 'a draw cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger competition_months_kept before update on competition_months
  for each row execute function keep_published_draw();
create trigger competition_months_stay before delete or truncate on competition_months
  for each statement execute function refuse_change();
