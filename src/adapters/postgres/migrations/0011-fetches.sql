-- Fetches of what visitors have today, from their start to what came home. Who agreed to what stands in the same row as
-- what it led to: there is no policy without its consent. The words are kept in consent_texts, by their version.
-- May be deleted after 90 days by started_at.
create table fetches (
  id text collate "C" primary key,
  owner text collate "C" not null,
  vertical text not null,
  shop_id integer not null,
  provider_slug text not null,
  provider_name text not null,
  login_method text not null,
  consent_version text collate "C" not null references consent_texts (version),
  consented_at timestamptz not null,
  state text not null default 'live' constraint fetches_state check (state in ('live', 'done', 'cancelled')),
  status text not null default 'INITIATED',
  -- Personal number and registration number: gone as soon as the fetch has ended.
  subject_enc text,
  collection_id text collate "C" constraint fetches_one_per_collection unique,
  attempts integer not null default 0,
  -- Null while nothing can be under way at the aggregator.
  attempt_at timestamptz,
  policy_enc text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  called_off_at timestamptz,
  constraint fetches_live_has_subject check ((state = 'live') = (subject_enc is not null)),
  constraint fetches_policy_means_success check ((policy_enc is not null) = (status = 'SUCCESS')),
  constraint fetches_ended_when_over check ((state = 'live') = (ended_at is null))
);

create unique index fetches_one_live_per_visitor on fetches (owner) where state = 'live';
create index fetches_open on fetches (id) where state = 'live' or (state = 'cancelled' and called_off_at is null);
create index fetches_started_at on fetches using brin (started_at);

-- Events of the aggregator that have been taken, so that none counts twice. May be deleted after a day by received_at:
-- an older one is refused by its own time.
create table fetch_events (
  event_id text collate "C" primary key,
  received_at timestamptz not null default now()
);

create index fetch_events_received_at on fetch_events using brin (received_at);

-- What a logged-in person saw that they could save after a fetch, for my pages.
create table savings (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  vertical text not null,
  search_id text collate "C" not null,
  fetch_id text collate "C" not null,
  yearly_fee_saved_ore bigint,
  created_at timestamptz not null,
  constraint savings_one_per_comparison unique (person_id, search_id, fetch_id)
);

create index savings_of_person on savings (person_id, created_at);
