-- The key of the keyed hashes can be replaced (decision 140). Which keys rows are stored under, recognised by a hash that each key makes: a
-- program whose keys do not fit stops at its start.
create table lookup_generations (
  generation smallint primary key,
  proof text collate "C" not null,
  -- Rows may be stored under it.
  is_prepared boolean not null,
  -- A program has stored under it, and `npm run rehash` has not moved everything since.
  is_stored boolean not null
);

-- The person's hashes under the other keys, while there are several: tables are joined by the hash.
alter table persons add column other_lookups text[] not null default '{}';

-- What the row had when it was chained, encrypted: the hash is moved to another key, and the chain must still be verifiable.
alter table lookups add column former_enc text;
alter table desk_reads add column former_enc text;

-- Only the hash of what was searched for may change, and not without its former value.
drop trigger desk_reads_append_only on desk_reads;
create trigger desk_reads_append_only before truncate on desk_reads for each statement execute function refuse_change();
create trigger desk_reads_stay before update on desk_reads for each row
  when (to_jsonb(old) - 'subject' - 'former_enc' is distinct from to_jsonb(new) - 'subject' - 'former_enc'
    or old.action not in ('search-email', 'search-person') or new.former_enc is null)
  execute function refuse_change();
