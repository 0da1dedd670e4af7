-- A visitor whose id has been replaced by a login or ended by a logout. What the visitor owns keeps its owner; a cookie of an earlier
-- generation, or of one that has ended, is nobody's.
create table visitor_ids (
  owner text collate "C" primary key,
  generation integer not null,
  ended_at timestamptz,
  -- The database's clock: nodes ask for what has changed since they last asked.
  changed_at timestamptz not null default now()
);

create index visitor_ids_changed_at on visitor_ids (changed_at);
