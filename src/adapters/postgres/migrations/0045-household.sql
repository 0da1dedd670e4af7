-- Agreements that a person has entered, for the timeline of the household: which, with whom, at what price and until when.
create table held_contracts (
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  content_enc text not null,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp()
);

create index held_contracts_of_person on held_contracts (person_id, created_at);

-- The secret address of a person's calendar: at most one. Only the hash of the secret is stored.
create table calendar_links (
  id text collate "C" primary key,
  person_id text collate "C" not null constraint calendar_links_one_per_person unique references persons (id) on delete cascade,
  token_hash text collate "C" not null constraint calendar_links_token unique,
  created_at timestamptz not null default clock_timestamp()
);
