-- Applications that several providers answer over days: what was applied for, each provider's answer, and what the applicant has supplied.
alter table applications
  -- What the providers get, and where the applicant is reached.
  add column request_enc text,
  -- An answer after this comes too late.
  add column answer_by timestamptz;

create table application_answers (
  -- Our reference at the provider. Each provider has its own, so that two of them cannot find out that they have the same application.
  id text collate "C" primary key,
  application_id text collate "C" not null references applications (id) on delete cascade,
  provider_slug text not null,
  provider_name text not null,
  state text not null default 'asking' constraint application_answers_state check (state in (
    'asking', 'received', 'needed', 'supplied', 'offered', 'accepting', 'accepted', 'withdrawing', 'withdrawn', 'completed',
    'declined', 'expired', 'unanswered', 'ending', 'ended')),
  -- Counts what the applicant has done.
  round integer not null default 0,
  -- Counts the stored changes: two runs that have read the same row cannot both write.
  change integer not null default 0,
  -- What the provider asks for, by our name.
  needed text,
  -- The end of the time to accept or to withdraw.
  act_until timestamptz,
  offer_enc text,
  begun_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  next_look_at timestamptz not null default clock_timestamp(),
  constraint application_answers_once_per_provider unique (application_id, provider_slug),
  constraint application_answers_needed_is_named check (state <> 'needed' or needed is not null),
  constraint application_answers_offer_has_end check (state not in ('offered', 'accepted') or act_until is not null)
);

create index application_answers_followed on application_answers (id) include (next_look_at)
  where state in ('asking', 'received', 'needed', 'supplied', 'offered', 'accepting', 'accepted', 'withdrawing', 'ending');
create unique index application_answers_one_taken on application_answers (application_id)
  where state in ('accepting', 'accepted', 'withdrawing', 'completed');

-- A file is for one provider, and is deleted before the application.
create table application_files (
  id text collate "C" primary key,
  answer_id text collate "C" not null references application_answers (id) on delete cascade,
  -- The round that it was supplied in.
  round integer not null,
  content_type text not null,
  content_enc text not null,
  supplied_at timestamptz not null default clock_timestamp()
);

create index application_files_of_answer on application_files (answer_id, round);
