-- Visitors' requests to a provider to get in touch, each to one provider.
create table leads (
  -- Our reference at the provider.
  id text collate "C" primary key,
  -- One request for each offer, however often the form is sent.
  result_id text collate "C" not null constraint leads_once_per_offer unique,
  owner text not null,
  vertical text not null,
  provider_slug text not null,
  provider_name text not null,
  -- Name, phone and address of the visitor, what is sent about the offer, and the text that was consented to.
  content_enc text not null,
  state text not null default 'waiting' constraint leads_state check (state in ('waiting', 'delivered', 'refused', 'failed')),
  asked_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  next_try_at timestamptz not null default clock_timestamp(),
  measured_at timestamptz,
  constraint leads_settled_has_time check ((state = 'waiting') = (settled_at is null))
);

create index leads_waiting on leads (next_try_at) where state = 'waiting';
create index leads_by_age on leads (asked_at);
