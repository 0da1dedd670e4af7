-- Whoever has taken an order back may order the same offer again: an order that was withdrawn from is none of the living.
alter table orders add column withdrawn_at timestamptz;
update orders set withdrawn_at = withdrawals.asked_at from withdrawals where withdrawals.order_id = orders.id;

drop index orders_one_living_per_result;
create unique index orders_one_living_per_result on orders (result_id)
  where state not in ('refused', 'repriced', 'expired') and withdrawn_at is null;

-- A withdrawal that a provider refused or never answered ends with what a person found out: ended at the provider, or kept
-- there. Who said so, when, and the words that the customer was told.
alter table withdrawals
  add column closed_by text collate "C",
  add column closed_at timestamptz,
  add column closing_enc text,
  drop constraint withdrawals_state,
  add constraint withdrawals_state check (state in ('accepted', 'told', 'refused', 'uncertain', 'ended', 'kept')),
  add constraint withdrawals_closed_is_whole check (
    (state in ('ended', 'kept')) = (closed_at is not null)
    and (closed_at is null) = (closed_by is null) and (closed_at is null) = (closing_enc is null));

alter table order_events
  drop constraint order_events_kind,
  add constraint order_events_kind check (kind in (
    'accepted', 'placing', 'attempt', 'awaiting', 'placed', 'refused', 'repriced', 'expired', 'uncertain', 'checked',
    'withdrawal-closed'));
