-- Visitors who left for a provider's site, once per offer. An offer belongs to one visitor; nothing here states which.
create table link_outs (
  -- The offer's.
  id text collate "C" primary key,
  vertical text not null,
  provider_id integer not null,
  left_at timestamptz not null default clock_timestamp()
);

create index link_outs_by_age on link_outs (left_at);
