-- Public values over time, one row per day of a source and key. Divided by month: nearly all reads want the last months, and a month that is
-- no longer wanted can be dropped whole. No personal data.
create table series_days (
  source text collate "C" not null,
  key text collate "C" not null,
  -- The day in Sweden.
  day date not null,
  -- By the quarter hour: 92 or 100 when summer time begins or ends.
  values integer[] not null constraint series_days_whole check (cardinality(values) in (92, 96, 100)),
  -- How often the source has given other values for the day, the first time included.
  revision integer not null default 1,
  -- When it was last asked for, changed or not.
  fetched_at timestamptz not null,
  primary key (source, key, day)
) partition by range (day);

-- The programs need not own the tables, so the owner's function makes the month. Two workers that need the same month wait for each other.
create function ensure_series_month(wanted date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day date := date_trunc('month', wanted)::date;
  partition text := 'series_days_' || to_char(wanted, 'YYYY_MM');
begin
  if first_day < date '2000-01-01' or first_day >= date '2100-01-01' then
    raise exception 'no series has the month %', first_day using errcode = 'check_violation';
  end if;
  if to_regclass(partition) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(71061);
  execute format('create table if not exists %I partition of series_days for values from (%L) to (%L)',
    partition, first_day, (first_day + interval '1 month')::date);
end
$$;
