-- What my pages need: whose a fetched insurance is, what an order replaced, and applications.

-- The insurer let only that person log in. A keyed hash, so that what was fetched before a login is found after it.
-- A consent that is taken back leaves the row as proof of both, and what was fetched under it goes.
alter table fetches
  add column person_lookup text collate "C",
  add column consent_withdrawn_at timestamptz,
  drop constraint fetches_policy_means_success,
  add constraint fetches_policy_means_success
    check ((policy_enc is not null) = (status = 'SUCCESS' and consent_withdrawn_at is null));

create index fetches_of_person on fetches (person_lookup, started_at) where person_lookup is not null;

-- What the customer paid where they were, when it had been fetched: the order outlives the fetch.
alter table orders
  add column former_provider_name text,
  add column former_yearly_fee_ore bigint constraint orders_former_fee_not_negative check (former_yearly_fee_ore >= 0),
  add constraint orders_former_is_whole check ((former_provider_name is null) = (former_yearly_fee_ore is null));

-- Applications that several providers answer in their own time. The id is the application's hash on the wire.
create table applications (
  id text collate "C" primary key,
  person_lookup text collate "C" not null,
  vertical text not null,
  state text not null constraint applications_state check (state in ('open', 'answered', 'accepted', 'ended')),
  -- What was applied for and who has answered what.
  content_enc text not null,
  applied_at timestamptz not null,
  changed_at timestamptz not null
);

create index applications_of_person on applications (person_lookup, applied_at);
