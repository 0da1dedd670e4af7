-- Who looked whom up in the population register, and why. The person is a keyed hash, so that a person who asks can be shown
-- every row about them and nobody can read the table as a list of people. Kept for a year by looked_up_at, then deleted.
create table lookups (
  id bigint generated always as identity primary key,
  person_lookup text collate "C" not null,
  owner text collate "C" not null,
  purpose text not null constraint lookups_purpose check (purpose in ('form')),
  -- Whether a name was shown. Why not, when not, is nowhere: a list of the protected must not exist.
  is_named boolean not null,
  looked_up_at timestamptz not null default now()
);

create index lookups_of_person on lookups (person_lookup);
create index lookups_looked_up_at on lookups using brin (looked_up_at);
