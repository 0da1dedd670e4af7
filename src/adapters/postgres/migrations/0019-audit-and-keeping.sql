-- Who did what, chained. Each table that tells it has a chain of its own: an entry of audit_log holds the hash of a row's content and,
-- in its own hash, the entry before. An entry names a row and says nothing of it, so that the row may go when its time is over and
-- the chain stays whole; that it went is an entry too.
--
-- The functions run as the owner of the tables: programs that connect as another role need no right on audit_log or audit_heads.
-- A role that owns the tables can switch triggers off, and whoever can do that can also write a new chain. Hence the heads are
-- told to the log every day: a chain that was written anew does not have the head that was told.
create table audit_log (
  -- The table's name.
  chain text not null,
  position bigint not null,
  kind text not null constraint audit_log_kind check (kind in ('added', 'removed')),
  row_id text not null,
  -- Of the row's content; empty when the row went.
  digest text not null,
  at timestamptz not null,
  hash text not null,
  primary key (chain, position)
);

-- The newest entry of each chain. Its row is locked while an entry is added: writers stand in one line until they commit.
create table audit_heads (
  chain text primary key,
  position bigint not null,
  hash text not null
);

-- Which columns count. None that a program changes afterwards, such as a state or a value that is encrypted anew with another key.
create function audited_columns(source text) returns text[] language sql immutable as $$
  select case source
    when 'order_events' then array['id', 'order_id', 'kind', 'detail', 'happened_at']
    when 'order_checks' then array['id', 'staff_id', 'outcome', 'provider_order_id', 'asked_at']
    when 'withdrawals' then array['id', 'order_id', 'asked_at']
    when 'cancellations' then array['id', 'insurer_name', 'ends_on', 'new_starts_on', 'mandate_version', 'asked_at']
    when 'desk_reads' then array['id', 'staff_id', 'action', 'subject', 'happened_at']
    when 'expert_question_reads' then array['id', 'question_id', 'staff_id', 'read_at']
    when 'lookups' then array['id', 'person_lookup', 'owner', 'purpose', 'is_named', 'looked_up_at']
    when 'consents' then array['id', 'owner', 'categories', 'text_version', 'place', 'chosen_at']
    when 'text_events' then array['id', 'alias_id', 'service_id', 'kind', 'author', 'from_text', 'to_text', 'happened_at']
    when 'erasures' then array['id', 'actor', 'subject', 'what', 'row_count', 'happened_at']
  end
$$;

-- A row's content as one text. Times in it are written as the session's time zone says: whoever asks has set it to UTC.
create function audited_content(source text, entry jsonb) returns text language sql immutable as $$
  select jsonb_agg(entry -> name order by number)::text
  from unnest(audited_columns(source)) with ordinality as columns (name, number)
$$;

create function sha256_hex(content text) returns text language sql immutable as $$
  select encode(sha256(convert_to(content, 'UTF8')), 'hex')
$$;

create function audit_append(source text, happened text, entries jsonb[]) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  head audit_heads;
  entry jsonb;
  content_digest text;
  added_at timestamptz;
begin
  if coalesce(cardinality(entries), 0) = 0 then return; end if;
  select * into strict head from audit_heads where chain = source for update;
  foreach entry in array entries loop
    content_digest := case happened when 'added' then sha256_hex(audited_content(source, entry)) else '' end;
    added_at := clock_timestamp();
    head.position := head.position + 1;
    head.hash := sha256_hex(concat_ws(E'\n', head.hash, source, head.position, happened, entry ->> 'id', content_digest,
      to_char(added_at, 'YYYY-MM-DD"T"HH24:MI:SS.US')));
    insert into audit_log (chain, position, kind, row_id, digest, at, hash)
    values (source, head.position, happened, entry ->> 'id', content_digest, added_at, head.hash);
  end loop;
  update audit_heads set position = head.position, hash = head.hash where chain = source;
end
$$;

create function audit_added() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  perform audit_append(tg_table_name, 'added', (select array_agg(to_jsonb(changed) order by changed.id) from changed));
  return null;
end
$$;

create function audit_removed() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  perform audit_append(tg_table_name, 'removed', (select array_agg(to_jsonb(changed) order by changed.id) from changed));
  return null;
end
$$;

-- What was taken away: by a person who pressed a button, or by the retention job.
create table erasures (
  id bigint generated always as identity primary key,
  actor text not null constraint erasures_actor check (actor in ('person', 'keeping')),
  -- The person's id, or the table.
  subject text not null,
  -- The kind of thing, or the rule.
  what text not null,
  row_count integer not null,
  happened_at timestamptz not null default clock_timestamp()
);

create index erasures_of_subject on erasures (subject, id);

-- One row for each day that the retention job has worked through.
create table keeping_runs (
  day date primary key,
  begun_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  removed_rows bigint not null default 0
);

-- Why an order must outlive its time, such as a dispute; written by `npm run hold`.
alter table orders add column held_for text;

-- Everything that belongs to an order goes with it, and not before.
alter table order_events
  drop constraint order_events_order_id_fkey,
  add constraint order_events_order_id_fkey foreign key (order_id) references orders (id) on delete cascade;
alter table cancellations
  drop constraint cancellations_id_fkey,
  add constraint cancellations_id_fkey foreign key (id) references orders (id) on delete cascade;
alter table withdrawals
  drop constraint withdrawals_order_id_fkey,
  add constraint withdrawals_order_id_fkey foreign key (order_id) references orders (id) on delete cascade;
alter table order_checks
  drop constraint order_checks_id_fkey,
  add constraint order_checks_id_fkey foreign key (id) references orders (id) on delete cascade;
alter table competition_entries
  drop constraint competition_entries_order_id_fkey,
  add constraint competition_entries_order_id_fkey foreign key (order_id) references orders (id) on delete cascade;

-- Who has read a question is kept longer than the question.
alter table expert_question_reads drop constraint expert_question_reads_question_id_fkey;

-- The last guards: whatever a program asks for, these stay their time. The times are those of src/domain/retention/retention-periods.ts.
create function keep_order() returns trigger language plpgsql as $$
begin
  if old.held_for is not null or old.settled_at is null or old.state = 'uncertain'
    or old.settled_at > now() - (case old.state when 'placed' then interval '10 years' else interval '2 years' end) then
    raise exception 'an order stays its time' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger orders_kept before delete on orders for each row execute function keep_order();
create trigger orders_not_emptied before truncate on orders for each statement execute function refuse_change();

create function keep_order_event() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = old.order_id) then
    raise exception 'order_events is append-only' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

drop trigger order_events_append_only on order_events;
create trigger order_events_append_only before update or truncate on order_events
  for each statement execute function refuse_change();
create trigger order_events_kept before delete on order_events for each row execute function keep_order_event();

drop trigger desk_reads_append_only on desk_reads;
create trigger desk_reads_append_only before update or truncate on desk_reads
  for each statement execute function refuse_change();
create trigger desk_reads_kept before delete on desk_reads
  for each row when (old.happened_at > now() - interval '5 years') execute function refuse_change();

drop trigger expert_question_reads_append_only on expert_question_reads;
create trigger expert_question_reads_append_only before update or truncate on expert_question_reads
  for each statement execute function refuse_change();
create trigger expert_question_reads_kept before delete on expert_question_reads
  for each row when (old.read_at > now() - interval '5 years') execute function refuse_change();

create trigger erasures_append_only before update or truncate on erasures
  for each statement execute function refuse_change();
create trigger erasures_kept before delete on erasures
  for each row when (old.happened_at > now() - interval '5 years') execute function refuse_change();

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_heads_stay before delete or truncate on audit_heads
  for each statement execute function refuse_change();
create trigger audit_heads_go_forward before update on audit_heads
  for each row when (new.position <= old.position or new.chain <> old.chain) execute function refuse_change();

-- What is there already gets its entries now, in the order it was written.
do $$
declare
  source text;
  batch jsonb[];
begin
  perform set_config('timezone', 'UTC', true);
  foreach source in array array['order_events', 'order_checks', 'withdrawals', 'cancellations', 'desk_reads',
    'expert_question_reads', 'lookups', 'consents', 'text_events', 'erasures'] loop
    insert into audit_heads (chain, position, hash) values (source, 0, repeat('0', 64));
    execute format('select coalesce(array_agg(to_jsonb(t) order by t.id), ''{}'') from %I as t', source) into batch;
    perform audit_append(source, 'added', batch);
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function audit_added()', source || '_chained', source);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function audit_removed()', source || '_removal_chained', source);
  end loop;
end
$$;
