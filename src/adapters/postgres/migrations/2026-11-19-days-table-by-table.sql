-- The days of one divided table. A transaction that adds days to several tables holds the first while it waits for the second, and a reader that has
-- locked them in the other order is ended by the database as a deadlock: opening a checkout failed so while a worker made its days.
create function make_days_of(source text, first date, last date) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  divided record;
  day date;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(71080);
  select * into strict divided from divided_tables() as known where known.source = make_days_of.source;
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
  return made;
end
$$;

-- Of all tables in one transaction: only for an empty or a closed database, and for nodes of the release before.
create or replace function make_days(first date, last date) returns integer
language sql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
  select sum(make_days_of(source, first, last))::integer from divided_tables()
$$;
