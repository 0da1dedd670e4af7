-- Faults that visitors have seen, so that support finds one by the reference that its page shows (decision 132). They name no person and
-- nothing that was asked for: the route is a pattern, and the trace is random for each request.
create table seen_faults (
  id bigint generated always as identity primary key,
  trace_id text collate "C" not null constraint seen_faults_trace_id check (trace_id ~ '^[0-9a-f]{32}$'),
  kind text not null constraint seen_faults_kind check (kind in ('page', 'call')),
  route text not null,
  status smallint not null,
  happened_at timestamptz not null
);

create index seen_faults_of_trace on seen_faults (trace_id);
create index seen_faults_by_age on seen_faults (happened_at);

alter table desk_reads
  drop constraint desk_reads_action,
  add constraint desk_reads_action
    check (action in ('list', 'search-number', 'search-email', 'search-person', 'search-reference', 'read'));

-- When `npm run audit` last found every chain whole: an alert notices when it has not run for a day and a half.
create table audit_checks (
  checked_at timestamptz primary key default clock_timestamp(),
  entries bigint not null
);
