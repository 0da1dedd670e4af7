-- The database gets the names that the code uses. Columns and stored states change, so the web nodes and workers of the release before
-- must be stopped first (decision 76). searches.silent_enc is not renamed: the name is part of what its values are encrypted with.
alter function keep_order() rename to refuse_early_order_delete;
alter function keep_order_event() rename to refuse_order_event_delete;
alter function keep_published_draw() rename to refuse_draw_change;

alter trigger consents_kept on consents rename to consents_retained;
alter trigger orders_kept on orders rename to orders_retained;
alter trigger order_events_kept on order_events rename to order_events_retained;
alter trigger desk_reads_kept on desk_reads rename to desk_reads_retained;
alter trigger expert_question_reads_kept on expert_question_reads rename to expert_question_reads_retained;
alter trigger erasures_kept on erasures rename to erasures_retained;
alter trigger competition_months_kept on competition_months rename to competition_months_immutable;
alter trigger competition_months_stay on competition_months rename to competition_months_permanent;
alter trigger audit_heads_stay on audit_heads rename to audit_heads_permanent;

alter table keeping_runs rename to retention_runs;
alter index keeping_runs_pkey rename to retention_runs_pkey;
-- Earlier rows are part of the audit chain and stay 'keeping'.
alter table erasures
  drop constraint erasures_actor,
  add constraint erasures_actor check (actor in ('person', 'keeping', 'retention'));

alter table orders rename column conversion_told_at to conversion_reported_at;
alter table consent_texts rename column first_kept_at to first_stored_at;

alter table withdrawals
  drop constraint withdrawals_state,
  drop constraint withdrawals_closed_is_whole;
update withdrawals set state = case state when 'told' then 'confirmed' else 'continued' end where state in ('told', 'kept');
alter table withdrawals
  add constraint withdrawals_state check (state in ('accepted', 'confirmed', 'refused', 'uncertain', 'ended', 'continued')),
  add constraint withdrawals_closed_is_whole check (
    (state in ('ended', 'continued')) = (closed_at is not null)
    and (closed_at is null) = (closed_by is null)
    and (closed_at is null) = (closing_enc is null)
  );
