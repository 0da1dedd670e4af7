-- What editors have changed of the texts in the files. A row exists for every text that was ever touched; a null means that
-- the default of the files stands (published) or that nothing waits (draft). The revision refuses a change made on an old
-- reading. There are some hundreds of texts, so a node reads all that are published and keeps them in memory.
create table texts (
  alias_id text collate "C" not null,
  service_id text collate "C" not null,
  published text,
  draft text,
  revision integer not null default 1,
  primary key (alias_id, service_id)
);

-- Who changed which text, when, from what to what: rows are added, never changed or removed. Both sentences are kept as
-- they were read, also a default, because the default of the files may be another one tomorrow. The newest id is the
-- version that nodes compare with.
create table text_events (
  id bigint generated always as identity primary key,
  alias_id text collate "C" not null,
  service_id text collate "C" not null,
  kind text not null constraint text_events_kind check (kind in ('drafted', 'discarded', 'published', 'restored')),
  author text collate "C" not null,
  from_text text not null,
  to_text text not null,
  happened_at timestamptz not null default clock_timestamp()
);

create index text_events_of_text on text_events (alias_id, service_id, id);

create trigger text_events_append_only before update or delete or truncate on text_events
  for each statement execute function refuse_change();
