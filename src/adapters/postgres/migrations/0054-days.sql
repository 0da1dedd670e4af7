-- Searches, their offers and measurements are divided by UTC day, so that retention drops a day's tables instead of deleting its rows
-- (decision 120). The id of a search begins with its day ("day-20261118-"), and so do the ids of its offers: what is found by an id is
-- in one table. The key stays one column.
--
-- Rows from before are not copied. Ids without a day are in the default partition, the former table; the constraint of that table spares
-- a scan of it whenever a day is added. The former tables are scanned once for it and get new indexes, and are locked meanwhile: stop the
-- programs (decision 120 states for how long).

alter table searches rename to searches_undated;
alter index searches_pkey rename to searches_undated_pkey;
drop index searches_created_at;
alter index searches_of_person rename to searches_undated_of_person;
alter index searches_of_agent rename to searches_undated_of_agent;
create table searches (like searches_undated including defaults including constraints) partition by range (id);
alter table searches add primary key (id);
create index searches_of_person on searches (person_lookup) where person_lookup is not null;
create index searches_of_agent on searches (agent_grant_id) where agent_grant_id is not null;
-- Whose they are when no number was given.
create index searches_of_owner on searches (owner) where person_lookup is null;
-- The latest are read in this order.
create index searches_created_at on searches (created_at);
alter table searches_undated add constraint searches_undated_id check (id < 'day-20' or id >= 'day-21');
alter table searches attach partition searches_undated default;

alter table offers rename to offers_undated;
alter table offers_undated drop constraint offers_pkey;
alter index offers_one_per_plan rename to offers_undated_one_per_plan;
create table offers (like offers_undated including defaults including constraints) partition by range (search_id);
alter table offers add primary key (result_id, search_id);
create unique index offers_one_per_plan on offers (search_id, provider_id, plan);
alter table offers_undated add constraint offers_undated_search_id check (search_id < 'day-20' or search_id >= 'day-21');
alter table offers attach partition offers_undated default;

-- Measurements are never found by their id. The former table is that of all days until today.
alter table measurements rename to measurements_before;
alter table measurements_before alter column id drop identity, drop constraint measurements_pkey;
alter index measurements_of_owner rename to measurements_before_of_owner;
drop index measurements_happened_at;
create table measurements (like measurements_before including defaults) partition by range (happened_at);
alter table measurements add primary key (happened_at, id);
create index measurements_of_owner on measurements (owner);
alter table measurements alter column id add generated always as identity;
select setval(pg_get_serial_sequence('measurements', 'id'), (select coalesce(max(id), 0) + 1 from measurements_before), false);

-- Which tables are divided, and by what.
create function divided_tables() returns table (source text, key text, begins text, settings text) language sql immutable as $$
  values ('searches', 'id', '"day-"YYYYMMDD', 'fillfactor = 70'),
    ('offers', 'search_id', '"day-"YYYYMMDD', 'toast_tuple_target = 8160'),
    ('measurements', 'happened_at', 'YYYY-MM-DD"T00:00:00Z"', 'fillfactor = 100')
$$;

create function day_table(source text, day date) returns text language sql immutable as $$
  select source || '_' || to_char(day, 'YYYYMMDD')
$$;

-- Makes the missing tables of the days from the first to the last. A day that the default partition already has rows of stays there.
create function make_days(first date, last date) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  divided record;
  day date;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(71080);
  for divided in select * from divided_tables() loop
    for day in select generate_series(first, last, interval '1 day')::date loop
      name := day_table(divided.source, day);
      continue when to_regclass(quote_ident(name)) is not null;
      begin
        execute format('create table %I (like %I including defaults including constraints) with (%s)',
          name, divided.source, divided.settings);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', divided.source, name,
          to_char(day, divided.begins), to_char(day + 1, divided.begins));
        made := made + 1;
      exception when check_violation or invalid_object_definition then
        -- The default partition has rows of that day, or it is a day from before the table was divided.
        null;
      end;
    end loop;
  end loop;
  return made;
end
$$;

-- Drops the tables of the oldest day whose rows are all older than the time, with the tables of the same day that go along; null when
-- there is no such day. The deletion is recorded as any other.
create function drop_day(source text, along text[], time_column text, until timestamptz, rule text) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '500ms' as $$
declare
  day date;
  name text;
  has_later boolean;
  row_count integer;
begin
  for day in
    select to_date(right(relname, 8), 'YYYYMMDD') from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = source::regclass and relname ~ ('^' || source || '_[0-9]{8}$')
      and to_date(right(relname, 8), 'YYYYMMDD') + 1 <= until::date
    order by 1
  loop
    name := day_table(source, day);
    execute format('lock table only %I in access exclusive mode', source);
    execute format('select exists (select from %I where %I >= $1)', name, time_column) into has_later using until;
    continue when has_later;
    execute format('select count(*)::integer from %I', name) into row_count;
    execute format('drop table %I', name);
    foreach name in array along loop
      execute format('drop table if exists %I', day_table(name, day));
    end loop;
    if row_count > 0 then
      insert into erasures (actor, subject, what, row_count) values ('retention', source, rule, row_count);
    end if;
    return row_count;
  end loop;
  return null;
end
$$;

do $$
declare
  tomorrow date := (now() at time zone 'UTC')::date + 1;
begin
  execute format('alter table measurements attach partition measurements_before for values from (minvalue) to (%L)',
    to_char(tomorrow, 'YYYY-MM-DD"T00:00:00Z"'));
  execute 'create table measurements_later partition of measurements default';
  perform make_days(tomorrow - 2, tomorrow + 7);
end
$$;

-- Whose checkout it is, when no number was given.
create index checkout_versions_of_search on checkout_versions (search_id);

-- Mails are found by what they are about, the second part of their key.
create index mails_about on mails (split_part(key, ':', 2));
