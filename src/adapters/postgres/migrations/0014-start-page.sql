-- What the person paid when they saw what they could save: held against what was then ordered from the same search, it is
-- what somebody who switched keeps each year. Null in rows from before, which say nothing of it.
alter table savings add column yearly_fee_today_ore bigint;
create index savings_of_search on savings (search_id) where yearly_fee_today_ore is not null;

-- Who wants to know when a service that is only announced can be used: told once and then gone, or gone when they say so.
-- May be deleted after two years by asked_at.
create table waiting_list (
  id text collate "C" primary key,
  -- The service's id, as src/domain/service/services.ts has it.
  service text not null,
  address_enc text not null,
  address_lookup text not null,
  -- Evidence of the consent: which words stood by the button.
  text_version text not null,
  asked_at timestamptz not null default now(),
  constraint waiting_list_once unique (service, address_lookup)
);
