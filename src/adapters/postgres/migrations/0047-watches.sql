-- Agreements that persons have asked us to compare again in time.
create table watches (
  -- The workflow of a run is named by it and the period.
  id text collate "C" primary key,
  person_id text collate "C" not null references persons (id) on delete cascade,
  held_id text collate "C" not null,
  vertical text not null,
  -- Whose limits a run counts against: those of the vertical's providers, or none when the person is only reminded.
  quota text collate "C" not null,
  kind text not null constraint watches_kind check (kind in ('renewal', 'variable')),
  state text not null constraint watches_state check (state in ('on', 'off')),
  -- What the next run is for: the notice date, or the month.
  period text collate "C" not null,
  due_at timestamptz not null,
  -- The run has been started, and has not ended.
  begun_at timestamptz,
  -- Address, facts of the search, the former agreement, the saving to be notified of, and the text that was consented to.
  content_enc text not null,
  notified_not_cheaper_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint watches_one_per_held unique (person_id, held_id)
);

-- The sweep reads one page from the start of it, however many are due.
create index watches_due on watches (quota, due_at) where state = 'on' and begun_at is null;
create index watches_begun on watches (begun_at) where begun_at is not null;

-- What each run found. The page that the mail leads to shows it.
create table watch_findings (
  -- In the address of the page.
  id text collate "C" primary key,
  watch_id text collate "C" not null references watches (id) on delete cascade,
  period text collate "C" not null,
  outcome text not null constraint watch_findings_outcome check (outcome in ('cheaper', 'not-cheaper', 'unanswered', 'reminder')),
  search_id text collate "C",
  content_enc text not null,
  found_at timestamptz not null,
  -- What the person is mailed about, if anything.
  notice text constraint watch_findings_notice check (notice in ('cheaper', 'not-cheaper', 'reminder')),
  -- When; null when there is nothing to mail any more.
  notify_at timestamptz,
  noticed_at timestamptz,
  mail_id text collate "C",
  constraint watch_findings_once_per_period unique (watch_id, period)
);

create index watch_findings_to_notify on watch_findings (notify_at) where notify_at is not null;
create index watch_findings_by_age on watch_findings (found_at);

-- How many runs were started in each minute: a provider is not asked more often than it takes, also after an outage.
create table watch_starts (
  quota text collate "C" not null,
  minute timestamptz not null,
  started integer not null,
  primary key (quota, minute)
);
