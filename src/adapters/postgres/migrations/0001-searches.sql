-- Searches come by the thousand per second at the most, so writing one must stay cheap:
--  * ids are random text compared byte by byte (collation C);
--  * created_at has a BRIN index, a few bytes per megabyte of table, because rows arrive in its order;
--  * a fillfactor below 100 lets the one update of a row stay on its page and out of every index;
--  * offers carry no foreign key: they are born in the statement that finishes their search, and checking twelve rows one
--    by one would cost more than writing them;
--  * an offer is JSON kept as text. Nothing asks inside it, and letting the server parse, rebuild and compress the 25 kB of
--    a search costs it three to four times as much as storing them (offer::jsonb when somebody does want to look).
-- Retention is by created_at. When nightly deletes no longer keep up, this table becomes the first partition of one that is
-- divided by day (its key then being id and created_at), and retention becomes dropping a partition. Every query names the
-- id only and keeps working.
create table searches (
  id text collate "C" primary key,
  vertical text not null,
  schema_version integer not null,
  owner text not null,
  parameters jsonb not null,
  personal_enc text,
  state text not null default 'created' constraint searches_state check (state in ('created', 'done')),
  silent jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint searches_done_has_end check ((state = 'done') = (finished_at is not null and silent is not null))
) with (fillfactor = 70);

create index searches_created_at on searches using brin (created_at);

create table offers (
  result_id text collate "C" primary key,
  search_id text collate "C" not null,
  position smallint not null,
  provider_id integer not null,
  shop_id integer not null,
  offer text not null
) with (toast_tuple_target = 8160);

create index offers_search_id on offers (search_id);
